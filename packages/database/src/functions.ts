import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { inTransaction } from './connection.ts';

/** One function of the database: the name of its file is its own. */
interface SqlFunction {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

/**
 * Installs the SQL functions of some folders after the migrations, each file one `create or replace function`. Only what
 * has changed since it was installed runs again; a function whose file is gone, and one with other arguments than its
 * file says, is dropped. Several nodes may start at the same time: the others wait for the first.
 *
 * A migration that changes what a function returns drops the function first: PostgreSQL replaces no return type.
 *
 * `version` grows with every change of the files. What a newer release has installed stays: a node of an older one, which
 * starts once more during a rollout, neither puts its own text back nor drops what it does not know.
 *
 * @returns the names of the functions that were installed now
 */
export async function installFunctions<Tables>(
  db: Kysely<Tables>,
  folders: readonly string[],
  version: number,
): Promise<string[]> {
  const functions = (await Promise.all(folders.map(readFunctions))).flat();
  return inTransaction(db, async (connection) => {
    await sql`select pg_advisory_xact_lock(hashtext('sql_functions'))`.execute(connection);
    await sql`create table if not exists sql_functions (name text primary key, hash text not null)`.execute(connection);
    await sql`alter table sql_functions add column if not exists version integer not null default 0`.execute(
      connection,
    );
    const { rows } = await sql<{ name: string; hash: string; version: number }>`
      select name, hash, version from sql_functions`.execute(connection);
    const installed = new Map(rows.map((row) => [row.name, row]));
    const isNewer = (name: string): boolean => (installed.get(name)?.version ?? 0) > version;
    const changed = functions.filter(({ name, hash }) => installed.get(name)?.hash !== hash && !isNewer(name));
    // They call one another, so none can be first.
    await sql`set local check_function_bodies = false`.execute(connection);
    for (const { name, text, hash } of changed) {
      const former = await namesakes(connection, name);
      await sql.raw(text).execute(connection);
      await drop(connection, name, former);
      await sql`insert into sql_functions (name, hash, version) values (${name}, ${hash}, ${version})
        on conflict (name) do update set hash = excluded.hash, version = excluded.version`.execute(connection);
    }
    const gone = [...installed.keys()].filter((name) => functions.every((each) => each.name !== name));
    for (const name of gone.filter((each) => !isNewer(each))) {
      await drop(connection, name, await namesakes(connection, name));
      await sql`delete from sql_functions where name = ${name}`.execute(connection);
    }
    return changed.map(({ name }) => name);
  });
}

/** The functions of a name, each with the place of its row: one that is replaced gets another place. */
async function namesakes<Tables>(connection: Kysely<Tables>, name: string): Promise<Set<string>> {
  const { rows } = await sql<{ row: string }>`
    select oid::text || ' ' || ctid::text as row from pg_proc
    where proname = ${name} and pronamespace = current_schema()::regnamespace`.execute(connection);
  return new Set(rows.map(({ row }) => row));
}

/** Drops those of the functions of a name that are as they were. */
async function drop<Tables>(connection: Kysely<Tables>, name: string, former: ReadonlySet<string>): Promise<void> {
  const { rows } = await sql<{ row: string; signature: string }>`
    select oid::text || ' ' || ctid::text as row, oid::regprocedure::text as signature from pg_proc
    where proname = ${name} and pronamespace = current_schema()::regnamespace`.execute(connection);
  for (const { row, signature } of rows) {
    if (former.has(row)) await sql.raw(`drop function ${signature}`).execute(connection);
  }
}

async function readFunctions(folder: string): Promise<SqlFunction[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8');
      return { name: basename(file, '.sql'), text, hash: createHash('sha256').update(text).digest('base64url') };
    }),
  );
}
