import { sql, type Kysely } from 'kysely';

/** Exchanges of points, one row each, and the orders of things that somebody sends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table shop_exchanges (
    player_id integer not null,
    key text collate "C" not null,
    type text not null,
    reward text collate "C" not null,
    quantity integer not null check (quantity > 0),
    points bigint not null check (points > 0),
    points_left bigint not null,
    currency text collate "C",
    amount bigint,
    grants integer not null check (grants > 0),
    at timestamptz not null,
    primary key (player_id, key)
  )`.execute(db);
  await sql`create sequence shop_order_id as integer`.execute(db);
  await sql`create table shop_orders (
    player_id integer not null,
    id integer not null default nextval('shop_order_id'),
    key text collate "C" not null,
    thing text collate "C" not null,
    titles jsonb not null,
    status text not null check (status in ('ordered', 'sent', 'delivered', 'cancelled')),
    points bigint not null default 0 check (points >= 0),
    note text,
    ordered_at timestamptz not null,
    changed_at timestamptz not null,
    primary key (player_id, id),
    unique (player_id, key)
  )`.execute(db);
  await sql`create index shop_order_open on shop_orders (ordered_at) where status in ('ordered', 'sent')`.execute(db);
}
