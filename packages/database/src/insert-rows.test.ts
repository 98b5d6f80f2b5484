import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { insertRows } from './insert-rows.ts';
import { migrate } from './migrate.ts';
import { eachEngine } from './testing.ts';

interface Tables {
  sums: { id: number; amount: bigint; at: Date | null; day: string; body: unknown; parts: bigint[]; note: string };
}
type Row = Omit<Tables['sums'], 'note'>;

const COLUMNS = ['id', 'amount', 'at', 'day', 'body', 'parts'] as const;

eachEngine((engine) => {
  let database: Database<Tables>;
  beforeAll(async () => {
    database = await engine.open<Tables>();
    await migrate(
      database.db,
      {
        '0001_sums': {
          up: async (db) => {
            await sql`create table sums (id integer primary key, amount bigint not null, at timestamptz, day date not null,
              body jsonb not null, parts bigint[] not null, note text not null default 'made')`.execute(db);
          },
        },
      },
      'migrations',
    );
  });
  beforeEach(() => sql`truncate sums`.execute(database.db).then(() => undefined));

  const sum = (id: number, change: Partial<Row> = {}): Row => ({
    id,
    amount: 9_007_199_254_740_993n,
    at: new Date('2026-01-02T03:04:05.678Z'),
    day: '2026-01-02',
    body: [{ a: 1 }, 'it’s "x"'],
    parts: [1n, 9_007_199_254_740_993n],
    ...change,
  });
  const all = () => database.db.selectFrom('sums').selectAll().orderBy('id').execute();

  it('writes values of every type exactly, and leaves a column that is not named to its default', async () => {
    const rows = [sum(1), sum(2, { at: null, amount: -1n, body: { deep: [null] }, parts: [] })];
    await insertRows('sums', COLUMNS, rows).execute(database.db);
    expect(await all()).toEqual(rows.map((row) => ({ ...row, note: 'made' })));
  });

  it('writes many rows, and adds to those that are there', async () => {
    const rows = Array.from({ length: 3_000 }, (_, at) => sum(at, { amount: BigInt(at) }));
    await insertRows('sums', COLUMNS, rows.slice(0, 1_500)).execute(database.db);
    await sql`${insertRows('sums', COLUMNS, rows)}
      on conflict (id) do update set amount = had.amount + excluded.amount`.execute(database.db);
    const found = await all();
    expect(found).toHaveLength(3_000);
    expect([1, 1_499, 1_500].map((at) => found[at]?.amount)).toEqual([2n, 2_998n, 1_500n]);
  });

  it('takes what would end a text or a statement as a value', async () => {
    const body = `'); drop table sums; -- \u{1F680} \\u0000`;
    await insertRows('sums', COLUMNS, [sum(1, { body })]).execute(database.db);
    expect((await all()).map((row) => row.body)).toEqual([body]);
  });
});
