import { acrossShards, type Connection } from '@cosmodrome/database';
import { sql, type RawBuilder } from 'kysely';
import type { CountTable } from './counting.ts';

export interface CountedSums {
  /** The table with a system's sums. */
  readonly name: string;
  readonly sum: string;
  /** The columns that join them: one name where both tables have it, else that of the sums and that of the rows. */
  readonly keys: readonly (string | readonly [sums: string, rows: string])[];
  /** The column of the rows that is summed up, unless it is their worth. */
  readonly of?: string;
  /** Which sums are compared, of table `s`; all by default. */
  readonly where?: RawBuilder<boolean>;
}

/** A sum that is not that of its rounds. Amounts as text; `key` by column of the sums. */
export interface SumDifference {
  readonly key: Readonly<Record<string, string | number>>;
  readonly sum: string;
  readonly rounds: string;
}

/** Compares a system's sums with what rounds have counted into them; empty when they agree. For reconciliation. */
export async function sumDifferences(
  connection: Connection,
  table: CountTable,
  { name, sum, keys, of = table.worth, where = sql<boolean>`true` }: CountedSums,
): Promise<SumDifference[]> {
  const pairs = keys.map((key) => (typeof key === 'string' ? ([key, key] as const) : key));
  const by = sql.join(pairs.map(([, ofRows]) => sql.ref(ofRows)));
  const on = sql.join(
    pairs.map(([ofSums, ofRows]) => sql`${sql.ref(`s.${ofSums}`)} = ${sql.ref(`r.${ofRows}`)}`),
    sql` and `,
  );
  const key = sql.join(
    pairs.map(
      ([ofSums, ofRows]) => sql`${sql.lit(ofSums)}, coalesce(${sql.ref(`s.${ofSums}`)}, ${sql.ref(`r.${ofRows}`)})`,
    ),
  );
  const { rows: found } = await sql<SumDifference>`
    select jsonb_build_object(${key}) as key, coalesce(${sql.ref(`s.${sum}`)}, 0)::text as sum,
      coalesce(r.total, 0)::text as rounds
    from (select *, true as is_there from ${sql.table(name)}) s
    full join (select ${by}, sum(${sql.ref(of)}) as total from ${sql.table(table.name)} group by ${by}) r on ${on}
    where (s.is_there is null or ${where}) and coalesce(${sql.ref(`s.${sum}`)}, 0) <> coalesce(r.total, 0)
    order by 1
  `.execute(acrossShards(connection, 'sums are compared with the rounds of everybody'));
  return found;
}
