import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { installFunctions } from './functions.ts';
import { eachEngine } from './testing.ts';

eachEngine((engine) => {
  let database: Database<object>;
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  const file = (name: string): string => join(folder, `${name}.sql`);
  const define = (name: string, parameters: string, body: string): void =>
    writeFileSync(
      file(name),
      `create or replace function ${name}(${parameters}) returns integer language sql as $$ select ${body} $$;`,
    );
  const install = (version = 1) => installFunctions(database.db, [folder], version);
  const answer = async (call: string): Promise<unknown> =>
    (await sql<{ n: number }>`select ${sql.raw(call)} as n`.execute(database.db)).rows[0]?.n;

  beforeAll(async () => {
    database = await engine.open();
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeEach(async () => {
    await sql`drop table if exists sql_functions`.execute(database.db);
    // The first one calls the second, which is installed after it.
    define('alpha', 'x integer', 'beta(x) + 1');
    define('beta', 'x integer', 'x * 2');
    await install();
  });

  test('functions may call those that are installed later', async () => {
    expect(await answer('alpha(3)')).toBe(7);
  });

  test('nothing is installed twice, and what has changed is installed again', async () => {
    expect(await install()).toEqual([]);
    define('beta', 'x integer', 'x * 3');
    expect(await install()).toEqual(['beta']);
    expect(await answer('alpha(3)')).toBe(10);
  });

  test('a function with other arguments than before leaves none of its name behind', async () => {
    define('beta', 'x integer, y integer default 5', 'x * y');
    expect(await install()).toEqual(['beta']);
    expect(await answer('beta(3)')).toBe(15);
  });

  test('a function whose file is gone is dropped', async () => {
    rmSync(file('alpha'));
    await install();
    await expect(answer('alpha(3)')).rejects.toThrow('alpha');
    expect(await answer('beta(3)')).toBe(6);
  });

  test('a node of an older release leaves what a newer one has installed, and what it does not know', async () => {
    define('beta', 'x integer', 'x * 5');
    define('omega', 'x integer', 'x');
    await install(7);
    define('beta', 'x integer', 'x * 2');
    rmSync(file('omega'));
    expect(await install(6)).toEqual([]);
    expect(await answer('beta(3)')).toBe(15);
    expect(await answer('omega(3)')).toBe(3);
    // The newer one may go back to an older text.
    expect(await install(8)).toEqual(['beta']);
    await expect(answer('omega(3)')).rejects.toThrow('omega');
  });

  test('in the transaction that has written a function of other arguments, too, none of its name is left behind', async () => {
    await database.db.transaction().execute(async (trx) => {
      await sql`create function delta(x integer, y integer default 1) returns integer language sql as $$ select x + y $$`.execute(
        trx,
      );
      define('delta', 'x integer', 'x');
      await installFunctions(trx, [folder], 9);
    });
    expect(await answer('delta(3)')).toBe(3);
    rmSync(file('delta'));
    await install(9);
  });

  test('nodes that start at the same time wait for one another', async () => {
    define('beta', 'x integer', 'x * 4');
    const installed = await Promise.all([install(), install(), install()]);
    expect(installed.flat()).toEqual(['beta']);
  });

  test('a function that cannot be installed leaves those before it as they were', async () => {
    define('alpha', 'x integer', 'beta(x) + 100');
    writeFileSync(file('beta'), 'create or replace function beta(');
    await expect(install()).rejects.toThrow();
    expect(await answer('alpha(3)')).toBe(7);
  });
});
