import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { connected } from './cluster.ts';
import { preparedFolder } from './run.ts';

/*
 * Making a database and dropping it takes the server a second or two, most of it with files. Suites hand theirs on instead: what
 * one leaves is emptied to what the template holds, and the next begins with it. A database that is not a copy of its template
 * any more, because a suite has changed a table or a function, is not handed on.
 */

/** Bytes by which a database may have grown: rows that are gone still make the next suite slower. */
const MOST_GROWTH = 8 * 1024 * 1024;

/** PostgreSQL's code of an error. */
const INSUFFICIENT_PRIVILEGE = '42501';

/** What a copy of a template is like before a suite gets it. */
interface Beginning {
  /** Rows and newest row of every catalogue, and the settings. */
  definitions: string;
  bytes: number;
  /** JSON of the rows by table. All other tables are empty. */
  rows: Readonly<Record<string, string>>;
  /** Last value by sequence; null of one that has given none. */
  sequences: Readonly<Record<string, string | null>>;
}

/** The catalogues in which a database keeps its definitions. */
const CATALOGUES = [
  'pg_attrdef',
  'pg_attribute',
  'pg_class',
  'pg_constraint',
  'pg_event_trigger',
  'pg_extension',
  'pg_index',
  'pg_namespace',
  'pg_policy',
  'pg_proc',
  'pg_publication',
  'pg_rewrite',
  'pg_trigger',
  'pg_type',
];

const DEFINITIONS = [
  ...CATALOGUES.map(
    (name) => `select '${name}' as name, count(*)::text as rows, max(xmin::text::bigint)::text as newest from ${name}`,
  ),
  `select 'settings', setconfig::text, '' from pg_db_role_setting
     where setdatabase = (select oid from pg_database where datname = current_database())`,
].join(' union all ');

const TABLES = `select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`;

const SEQUENCES = `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences`;

/** The definitions, which a suite may not have changed, and the size. */
async function shapeOf(client: pg.Client): Promise<Pick<Beginning, 'definitions' | 'bytes'>> {
  const { rows } = await client.query<{ name: string }>(DEFINITIONS);
  const size = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  return { definitions: JSON.stringify(rows), bytes: Number(size.rows[0]?.bytes) };
}

async function beginningOf(client: pg.Client): Promise<Beginning> {
  const rows: Record<string, string> = {};
  for (const { name } of (await client.query<{ name: string }>(TABLES)).rows) {
    const all = await client.query<{ rows: string | null }>(`select jsonb_agg(one)::text as rows from ${name} as one`);
    const json = all.rows[0]?.rows ?? null;
    if (json !== null) rows[name] = json;
  }
  const sequences = (await client.query<{ name: string; last: string | null }>(SEQUENCES)).rows;
  return {
    ...(await shapeOf(client)),
    rows,
    sequences: Object.fromEntries(sequences.map(({ name, last }) => [name, last])),
  };
}

/** Empties the tables and puts back what they began with. Triggers and foreign keys are not checked meanwhile. */
async function empty(client: pg.Client, { rows, sequences }: Beginning): Promise<void> {
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await client.query(`do $$
    declare
      table_name text;
    begin
      for table_name in ${TABLES} loop
        execute 'delete from ' || table_name;
      end loop;
    end $$`);
  for (const [name, json] of Object.entries(rows)) {
    await client.query(
      `insert into ${name} overriding system value select * from jsonb_populate_recordset(null::${name}, $1)`,
      [json],
    );
  }
  for (const [name, last] of Object.entries(sequences)) {
    await client.query(
      'select setval($1::regclass, coalesce($2::bigint, seqstart), $2 is not null) from pg_sequence where seqrelid = $1::regclass',
      [name, last],
    );
  }
  await client.query('commit');
}

const beginningFile = (template: string): string => join(preparedFolder(), `${template}.beginning`);
const leftFile = (template: string, name: string): string => join(preparedFolder(), `${template}.left.${name}`);

/** Writes down what a new copy of the template is like, once in a run. */
export async function noteBeginning(url: string, template: string): Promise<void> {
  const file = beginningFile(template);
  if (existsSync(file)) return;
  const beginning = await connected(url, beginningOf);
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, JSON.stringify(beginning));
  await rename(unfinished, file);
}

/** The name of a database that another suite has left, which nobody else gets; undefined when there is none. */
export function takeLeft(template: string): string | undefined {
  const prefix = `${template}.left.`;
  for (const file of readdirSync(preparedFolder())) {
    if (!file.startsWith(prefix)) continue;
    try {
      // Of several processes one can remove it.
      rmSync(join(preparedFolder(), file));
      return file.slice(prefix.length);
    } catch {
      continue;
    }
  }
  return undefined;
}

/**
 * Makes a database a copy of its template again and leaves it to the next suite. False when that is not possible, because its
 * definitions have changed, it has grown, or the role of the tests may not switch triggers off.
 */
export async function leave(url: string, template: string, name: string): Promise<boolean> {
  const beginning = JSON.parse(readFileSync(beginningFile(template), 'utf8')) as Beginning;
  const clean = await connected(url, async (client) => {
    // A connection that is still closing must not write once the tables are empty.
    await client.query(`select pg_terminate_backend(pid, 10000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
    const { definitions, bytes } = await shapeOf(client);
    if (definitions !== beginning.definitions || bytes > beginning.bytes + MOST_GROWTH) return false;
    return empty(client, beginning).then(
      () => true,
      (error: unknown) => {
        if (error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE) return false;
        throw error;
      },
    );
  });
  if (clean) writeFileSync(leftFile(template, name), '');
  return clean;
}
