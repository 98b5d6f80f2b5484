import { readFileSync } from 'node:fs';
import path from 'node:path';
import { migrateArcade } from '@cosmodrome/arcade/server/index';
import { migrate } from '@cosmodrome/database';
import { eachEngine } from '@cosmodrome/database/testing';
import { bringUpToDate as bringOriginUpToDate } from '@cosmodrome/origin/schema';
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { rowsOf, schemaOf, type Row } from '../testing/database-state.ts';

const DUMP = path.join(import.meta.dirname, '../testing/database-of-2026-11-22.sql');

/** Tables of what has run, which an upgrade adds to. */
const BOOKKEEPING = /_migrations(_lock)?$/;

/** Which relay works on what, for seconds: nothing that is kept. */
const LEASES = 'outbox_shards';

/** Everything that a start of the casino does to its database before it answers. */
async function bringUpToDate(db: Kysely<never>): Promise<void> {
  await bringOriginUpToDate(db);
  await migrateArcade(db);
  await migrate(db, path.join(import.meta.dirname, '../../sandbox/migrations'), 'sandbox_migrations');
}

async function restore(db: Kysely<never>): Promise<void> {
  const [, ...statements] = readFileSync(DUMP, 'utf8').split('-- statement\n');
  await db.connection().execute(async (connection) => {
    // Functions stand before the tables they read.
    await sql`set check_function_bodies = false`.execute(connection);
    for (const statement of statements) await sql.raw(statement).execute(connection);
    await sql`reset check_function_bodies`.execute(connection);
  });
}

/** The same rows with only the columns that they had before. */
const as = (before: readonly Row[], after: readonly Row[]): Row[] => {
  const columns = Object.keys(before[0] ?? {});
  return after.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])));
};
const inOrder = (rows: readonly Row[]): string[] => rows.map((row) => JSON.stringify(row)).sort();

eachEngine((engine) => {
  test('a fresh database and one from an older release end in the same schema, and no row is lost', async () => {
    const fresh = (await engine.open<never>()).db;
    await bringUpToDate(fresh);
    const old = (await engine.open<never>()).db;
    await restore(old);
    const before = await rowsOf(old);
    await bringUpToDate(old);
    expect(await schemaOf(old)).toEqual(await schemaOf(fresh));

    const after = await rowsOf(old);
    expect(before['players']).toHaveLength(4);
    for (const [table, rows] of Object.entries(before).filter(([name]) => !BOOKKEEPING.test(name) && name !== LEASES)) {
      expect(inOrder(as(rows, after[table] ?? [])), table).toEqual(inOrder(rows));
    }
  }, 120_000);
});
