import { acrossShards, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import { distribution } from '../src/generated/distribution.ts';

/** Tables that say whose their rows are, without the messages that tell other systems. */
export async function ownedTables(connection: Connection): Promise<string[]> {
  const db = acrossShards(connection, 'a test asks which tables there are');
  const { rows } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.column_name = 'player_id' and c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
    order by 1`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !name.startsWith('outbox'));
}

/** All rows of a player in those tables, and the player's own, by the table: in one statement wherever their tables lie together. */
export async function ownedRows(
  connection: Connection,
  playerId: number,
  tables: readonly string[],
): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  // A distributed database joins no table of one node with those of many.
  const together = Map.groupBy(['players', ...tables], (name) => distribution[name] === 'here');
  for (const names of together.values()) {
    const parts = names.map((name) => {
      const column = name === 'players' ? 'id' : 'player_id';
      return sql`select ${sql.lit(name)} as name, to_jsonb(t) as row from ${sql.table(name)} t where t.${sql.ref(column)} = ${playerId}`;
    });
    const { rows } = await sql<{ name: string; row: unknown }>`
      ${sql.join(parts, sql` union all `)} order by 1, 2`.execute(
      acrossShards(connection, 'a test looks at all that a player has'),
    );
    for (const { name, row } of rows) (found[name] ??= []).push(row);
  }
  return found;
}
