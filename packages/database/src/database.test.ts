import { sql, type Kysely } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { databaseErrorCode, isUniqueViolation } from './errors.ts';
import { migrate } from './migrate.ts';
import { eachEngine } from './testing.ts';

interface Tables {
  things: {
    id: number;
    amount: bigint;
    at: Date;
    day: string;
    body: unknown;
    bytes: Uint8Array;
    price: string;
    sums: bigint[];
  };
}

eachEngine((engine) => {
  let database: Database<Tables>;
  beforeAll(async () => {
    database = await engine.open<Tables>();
    await migrate(
      database.db,
      {
        '0001_things': {
          up: async (db) => {
            await sql`create table things (id integer primary key, amount bigint not null, at timestamptz not null,
              day date not null, body jsonb not null, bytes bytea not null, price numeric not null, sums bigint[] not null)`.execute(
              db,
            );
          },
        },
      },
      'migrations',
    );
  });

  const thing = (id: number) => ({
    id,
    amount: 9_007_199_254_740_993n,
    at: new Date('2026-01-02T03:04:05.678Z'),
    day: '2026-01-02',
    body: JSON.stringify([{ a: 1 }, 'x']),
    bytes: new Uint8Array([0, 1, 255]),
    price: '0.10',
    sums: [1n, 9_007_199_254_740_993n],
  });

  it('reads every column type as documented', async () => {
    await database.db.insertInto('things').values(thing(1)).execute();
    const row = await database.db.selectFrom('things').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
    expect({ ...row, bytes: [...row.bytes] }).toEqual({ ...thing(1), body: [{ a: 1 }, 'x'], bytes: [0, 1, 255] });
    expect(await database.execute({ name: 'count', text: 'select count(*) as n from things', values: [] })).toEqual([
      { n: 1n },
    ]);
    expect(await database.execute({ name: 'sum', text: 'select $1::bigint + 1 as n', values: [4n] })).toEqual([
      { n: 5n },
    ]);
  });

  it('tells what was refused by its code', async () => {
    await database.db.insertInto('things').values(thing(2)).execute();
    const error: unknown = await database.db
      .insertInto('things')
      .values(thing(2))
      .execute()
      .catch((e: unknown) => e);
    expect(isUniqueViolation(error)).toBe(true);
    expect(databaseErrorCode(new Error('another'))).toBeUndefined();
  });

  it('counts the rows that a statement changed', async () => {
    await database.db.insertInto('things').values(thing(3)).execute();
    const result = await database.db.updateTable('things').set({ amount: 1n }).where('id', '=', 3).executeTakeFirst();
    expect(result.numUpdatedRows).toBe(1n);
  });

  it('keeps queries from elsewhere out of an open transaction', async () => {
    let outside: Promise<unknown> | undefined;
    await expect(
      database.db.transaction().execute(async (trx) => {
        await trx.insertInto('things').values(thing(10)).execute();
        outside = database.db.insertInto('things').values(thing(11)).execute();
        await trx.insertInto('things').values(thing(12)).execute();
        throw new Error('roll back');
      }),
    ).rejects.toThrow('roll back');
    await outside;
    const rows = await database.db.selectFrom('things').select('id').where('id', '>=', 10).execute();
    expect(rows).toEqual([{ id: 11 }]);
  });

  it('refuses to commit a transaction in which a swallowed statement failed', async () => {
    await expect(
      database.db.transaction().execute(async (trx) => {
        await trx.insertInto('things').values(thing(20)).execute();
        await trx
          .insertInto('things')
          .values(thing(20))
          .execute()
          .catch(() => undefined);
      }),
    ).rejects.toThrow();
    expect(await database.db.selectFrom('things').select('id').where('id', '=', 20).execute()).toEqual([]);
    await database.db.transaction().execute((trx) => trx.insertInto('things').values(thing(21)).execute());
  });

  it('runs each migration once', async () => {
    expect(
      await migrate(database.db, { '0001_things': { up: () => Promise.reject(new Error('again')) } }, 'migrations'),
    ).toEqual([]);
  });

  it('goes on under the names of today where migrations were numbered', async () => {
    const up = () => Promise.resolve();
    await migrate(database.db, { '0001_first': { up }, '0007_second': { up } }, 'numbered');
    const renamed = { '202611220301_second': { up }, '202611220300_first': { up }, '202611220302_third': { up } };
    expect(await migrate(database.db, renamed, 'numbered')).toEqual(['202611220302_third']);
    expect(await migrate(database.db, renamed, 'numbered')).toEqual([]);
  });

  it('leaves nothing of several migrations when one fails', async () => {
    const half = {
      '202611220300_half': {
        up: (db: Kysely<unknown>) => sql`create table halves (id integer)`.execute(db).then(() => undefined),
      },
      '202611220301_broken': { up: () => Promise.reject(new Error('broken')) },
    };
    await expect(migrate(database.db, half, 'halves_migrations')).rejects.toThrow('202611220301_broken');
    const { rows } = await sql<{ there: boolean }>`select to_regclass('halves') is not null as there`.execute(
      database.db,
    );
    expect(rows).toEqual([{ there: false }]);
  });

  it('names the migration that failed', async () => {
    const broken = { '0001_broken': { up: () => Promise.reject(new Error('broken')) } };
    await expect(migrate(database.db, broken, 'other')).rejects.toThrow('0001_broken');
  });
});
