import { type Generated, sql } from 'kysely';
import { expect, it } from 'vitest';
import { anyEngine, type Prepared } from '../testing.ts';

interface Tables {
  stars: { id: Generated<number>; name: string };
}

const STARS: Prepared = {
  name: 'stars',
  prepare: async (db) => {
    await sql`create table stars (id int generated always as identity primary key, name text not null)`.execute(db);
    await sql`create table moons (star int not null references stars)`.execute(db);
    await sql`create function brightest() returns text language sql as 'select name from stars order by id limit 1'`.execute(
      db,
    );
    await sql`insert into stars (name) values ('Vega'), ('Deneb')`.execute(db);
  },
};

anyEngine((engine) => {
  const open = () => engine.open<Tables>(STARS);
  const names = async (db: Awaited<ReturnType<typeof open>>['db']): Promise<string[]> =>
    (await db.selectFrom('stars').select('name').orderBy('id').execute()).map(({ name }) => name);

  it('a database begins as it was prepared, whatever the suite before did to it', async () => {
    for (const left of [
      "update stars set name = 'Sun' where id = 1",
      'insert into moons (star) values (2)',
      "insert into stars (name) values ('Altair')",
      'create table comets (id int)',
      'alter table stars add column mass int',
      'alter table stars alter column name drop not null',
      "create or replace function brightest() returns text language sql as 'select null'",
      `do $$ begin execute format('alter database %I set work_mem = 123', current_database()); end $$`,
      'select 1',
    ]) {
      const { db, close } = await open();
      expect(await names(db), left).toEqual(['Vega', 'Deneb']);
      const { rows } = await sql`
        select (select count(*)::int from moons) as moons, brightest() as brightest, current_setting('work_mem') as memory,
          (select count(*)::int from information_schema.columns where table_schema = 'public') as columns
      `.execute(db);
      expect(rows, left).toEqual([
        { moons: 0, brightest: 'Vega', memory: expect.not.stringMatching('123'), columns: 3 },
      ]);
      await expect(sql`insert into stars (name) values (null)`.execute(db)).rejects.toThrow('null');
      const given = await db.insertInto('stars').values({ name: 'Rigel' }).returning('id').executeTakeFirst();
      // The embedded engine leaves numbers out when it starts; PostgreSQL has given one to the row without a name.
      if (engine.name === 'postgres') expect(given?.id, left).toBe(4);
      await sql.raw(left).execute(db);
      await close();
    }
  });

  it('two at the same time have a database each', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    await one.db.deleteFrom('stars').execute();
    expect(await names(other.db)).toEqual(['Vega', 'Deneb']);
    await Promise.all([one.close(), other.close()]);
  });
});
