import { sql, type Kysely } from 'kysely';

/** Every part of a database's schema by name, as PostgreSQL itself spells it. The order of columns is left out. */
export async function schemaOf(db: Kysely<never>): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; definition: string }>`
    with names as (select oid from pg_namespace where nspname = 'public')
    select 'column ' || c.relname || '.' || a.attname as name,
      format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end
        || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
        || coalesce(' identity ' || nullif(a.attidentity::text, ''), '') as definition
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where c.relnamespace in (select oid from names) and c.relkind in ('r', 'p', 'v', 'c')
        and a.attnum > 0 and not a.attisdropped
    union all
    select 'index ' || c.relname, pg_get_indexdef(i.indexrelid)
      from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace in (select oid from names)
    union all
    select 'constraint ' || c.conrelid::regclass || '.' || c.conname, pg_get_constraintdef(c.oid)
      from pg_constraint c where c.connamespace in (select oid from names)
    union all
    select 'function ' || p.oid::regprocedure, pg_get_functiondef(p.oid)
      from pg_proc p where p.pronamespace in (select oid from names)
    union all
    select 'trigger ' || t.tgrelid::regclass || '.' || t.tgname, pg_get_triggerdef(t.oid)
      from pg_trigger t where not t.tgisinternal
    union all
    select 'options ' || c.relname, array_to_string(c.reloptions, ' ')
      from pg_class c where c.relnamespace in (select oid from names) and c.reloptions is not null`.execute(db);
  return Object.fromEntries(rows.map(({ name, definition }) => [name, definition]));
}

export type Row = Readonly<Record<string, unknown>>;

/** All rows of all tables, each table's in a steady order. */
export async function rowsOf(db: Kysely<never>): Promise<Record<string, Row[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(db);
  const kept: Record<string, Row[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(t) as row from ${sql.table(name)} t order by to_jsonb(t)::text`.execute(db);
    kept[name] = rows.map(({ row }) => row);
  }
  return kept;
}
