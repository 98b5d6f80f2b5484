import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { anyEngine } from '@cosmodrome/database/testing';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { distribution } from '../src/generated/distribution.ts';
import { originTables } from './books.ts';
import { OneShard, statementsOf } from './one-shard.ts';

beforeAll(() => OneShard.ready());

const functions = globSync('src/*/sql/*.sql', { cwd: path.resolve(import.meta.dirname, '..') });

it.each(functions)('%s wants rows of one shard in each of its statements', (file) => {
  const text = readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');
  const { statements, variables } = statementsOf(text);
  const oneShard = new OneShard(distribution, variables);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.filter((statement) => oneShard.wanting(statement).length > 0)).toEqual([]);
  expect(statements.filter((statement) => oneShard.refused(statement))).toEqual([]);
  // Alone, the list of players would be looked up in an index, once for each play of the batch.
  expect(text.match(/any\(scope\)/g)?.length).toBe(text.match(/scope\[1\] or \w+\.player_id = any\(scope\)/g)?.length);
});

it('knows by which condition a statement is for one shard', () => {
  const oneShard = new OneShard(distribution);
  for (const statement of [
    'select * from ledger_rounds where player_id = $1 and state = $2',
    'select from ledger_wallets w join ledger_rounds r using (player_id) where w.player_id = any($1::integer[])',
    'select from ledger_wallets w left join ledger_rounds r on r.player_id = w.player_id where w.player_id in ($1, $2)',
    'select from bonuses b where b.player_id = $1 and exists (select from bonus_rounds r where r.player_id = b.player_id)',
    'insert into outbox_sent (player_id, seq) values ($1, $2)',
    'delete from outbox where cell = $1 and id = $2',
    'select * from players where email = $1',
    'select from ledger_rounds r where $1 is null or r.player_id = $2 or r.player_id = any($1::integer[])',
  ]) {
    expect(oneShard.wanting(statement), statement).toEqual([]);
  }
  for (const [statement, tables] of [
    ['select * from ledger_rounds where round_id = $1', ['ledger_rounds']],
    ['select * from ledger_rounds where player_id = $1 or round_id = $2', ['ledger_rounds']],
    ['select * from ledger_rounds where player_id = $1 or player_id = actions', ['ledger_rounds']],
    ['select from ledger_wallets w, ledger_rounds r where w.player_id = $1', ['ledger_rounds']],
    ['select from bonuses where player_id = $1 and id in (select bonus_id from bonus_rounds)', ['bonus_rounds']],
    ['update ledger_wallets set active = false', ['ledger_wallets']],
    ['select * from outbox where player_id = $1', ['outbox']],
    ['select * from nowhere', ['nowhere (declare it in a distribution.ts)']],
  ] as const) {
    expect(oneShard.wanting(statement), statement).toEqual(tables);
  }
});

it('has each table in one list only', async () => {
  const source = path.resolve(import.meta.dirname, '../src');
  const lists = await Promise.all(
    globSync('{,*/}distribution.ts', { cwd: source, exclude: ['generated/**'] }).map(async (file) => {
      const { distribution: list } = (await import(path.join(source, file))) as { distribution: object };
      return Object.keys(list);
    }),
  );
  expect(lists.length).toBeGreaterThan(2);
  expect(lists.flat().sort()).toEqual(Object.keys(distribution).sort());
});

anyEngine((engine) => {
  it('has a place for each table on a distributed database, and runs the bet there', async () => {
    const { db, shards } = await engine.open<never>(originTables);
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
        and relname not like 'origin_migrations%' and relname <> 'sql_functions'
      order by 1`.execute(db);
    expect(Object.keys(distribution).sort()).toEqual(rows.map(({ name }) => name).sort());
    if (shards === null) return;
    const bet = await sql<{ argument: number }>`
      select o.distribution_argument_index as argument from pg_dist_object o
      where o.classid = 'pg_proc'::regclass and o.objid = 'ledger_play'::regproc`.execute(db);
    expect(bet.rows).toEqual([{ argument: 0 }]);
  }, 60_000);
});
