import { compileFunction } from 'node:vm';
import { acrossShards } from '@cosmodrome/database';
import { Statements } from '@cosmodrome/database/testing/statements';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { expect, it } from 'vitest';
import { examineStatements } from './examine-statements.ts';

type Tables = Record<string, Record<string, unknown>>;
type Ask = (db: Kysely<Tables>) => Promise<unknown>;

/** A database that answers nothing, and what is heard of the statements it was asked. */
function listening() {
  const statements = new Statements();
  const db = new Kysely<Tables>({
    dialect: statements.around({
      createDriver: () => new DummyDriver(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (each) => new PostgresIntrospector(each),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    }),
  });
  return { statements, db };
}

/** The same code as if it stood in a file of the product. */
const inFile = (filename: string, code: string): Ask =>
  compileFunction(`return (${code})(db)`, ['db'], { filename }) as unknown as Ask;
const asProduct = (code: string): Ask => inFile('/apps/origin/src/planted/store.ts', code);

it('finds a statement of the product that does not say whose rows it wants', async () => {
  const { statements, db } = listening();
  await asProduct(`(db) => db.selectFrom('ledger_rounds').selectAll().where('round_id', '=', 'r').execute()`)(db);
  await asProduct(`(db) => db.transaction().execute((trx) => trx.deleteFrom('bonuses').where('id', '=', 1).execute())`)(
    db,
  );
  await asProduct(`(db) => db.selectFrom('bonuses').select('id').where('player_id', '=', 7).forUpdate().execute()`)(db);
  expect(statements.texts).toHaveLength(3);
  const examined = examineStatements(statements.texts);
  await expect(examined).rejects.toThrow(/rows of ledger_rounds[^]*rows of bonuses/);
  await expect(examined).rejects.not.toThrow(/for update/);
});

it('hears a prepared statement and a raw one, too', async () => {
  const { statements, db } = listening();
  const database = statements.of({
    engine: 'postgres',
    parallelism: 1,
    shards: null,
    db,
    execute: () => Promise.resolve([]),
    close: () => Promise.resolve(),
  });
  const prepared = asProduct(
    `({ execute }) => execute({ name: 'n', text: 'select from outbox where id = $1', values: [1] })`,
  );
  await prepared(database as never);
  await sql`select 1`.execute(db);
  const raw = compileFunction(`return sql\`update ledger_caps set used = 0\`.execute(db)`, ['sql', 'db'], {
    filename: '/apps/origin/src/planted/store.ts',
  }) as (tag: typeof sql, on: typeof db) => Promise<unknown>;
  await raw(sql, db);
  expect(statements.texts).toEqual(['select from outbox where id = $1', 'update ledger_caps set used = 0']);
});

it('leaves alone what tests and migrations ask', async () => {
  const { statements, db } = listening();
  const code = `(db) => db.selectFrom('ledger_rounds').selectAll().execute()`;
  for (const file of ['testing/books.ts', 'src/play/play.test.ts', 'migrations/202611220315_ledger.ts']) {
    await inFile(`/apps/origin/${file}`, code)(db);
  }
  expect(statements.texts).toEqual([]);
});

it('lets a statement be for many shards that says why, unless it locks rows there', async () => {
  const { db } = listening();
  const everybody = acrossShards<Tables>(db, 'a reason');
  const texts = [
    everybody.selectFrom('ledger_rounds').selectAll().limit(3),
    everybody.deleteFrom('bonuses').where('id', '=', 1),
    everybody.updateTable('bonuses').set({ id: 2 }),
    sql`select count(*) from ledger_wallets`,
  ].map((query) => query.compile(everybody).sql);
  expect(texts.every((text) => text.endsWith('/* across shards: a reason */'))).toBe(true);
  await examineStatements(texts);
  const locking = everybody.selectFrom('ledger_rounds').selectAll().forUpdate().compile().sql;
  await expect(examineStatements([locking])).rejects.toThrow('locks rows of ledger_rounds in many shards');
  expect(() => acrossShards(db, '*/ drop')).toThrow(RangeError);
});

it('finds what a distributed database refuses of one shard, too', async () => {
  const moving = [
    'update bonuses set player_id = $1 where player_id = $1 and id = $2',
    'insert into ledger_counting_players (player_id) values ($1) on conflict (player_id) do update set player_id = $1',
    'with a as (update outbox set cell = 3 where cell = $1 returning id) select id from a',
  ];
  for (const text of moving) await expect(examineStatements([text]), text).rejects.toThrow('says where its rows are');
  const asking = 'insert into bonuses (player_id, id) values ($1, (select max(id) from bonuses where player_id = $1))';
  await expect(examineStatements([asking])).rejects.toThrow('asks within the values');
  await examineStatements([
    'update bonuses set id = 2 where player_id = $1',
    'update players set id = 3 where email = $1',
  ]);
});
