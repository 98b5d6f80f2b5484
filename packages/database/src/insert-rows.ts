import { sql, type RawBuilder } from 'kysely';

/**
 * An insert of many rows whose text is the same however many they are: they come as one parameter, and the table says of
 * which type each column is. A list of values would be written, sent, read and planned anew for each number of rows, which
 * for some hundred rows takes longer than the insert itself. What else the statement says, as `on conflict`, follows it and
 * may call the table `had`.
 *
 * @param columns those that are written; the others get their defaults
 * @param rows values as Kysely takes them; of a `jsonb` column the value itself
 */
export function insertRows<Row extends object>(
  table: string,
  columns: readonly (keyof Row & string)[],
  rows: readonly Row[],
): RawBuilder<unknown> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = rows.map((row) => Object.fromEntries(columns.map((column) => [column, inJson(row[column])])));
  return sql`insert into ${sql.table(table)} as had (${names}) select ${names}
    from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(values)}::json)`;
}

/** A value as JSON can have it. It has no bigint: the database reads the digits. */
function inJson(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  return Array.isArray(value) ? value.map(inJson) : value;
}
