import { sql, type Kysely } from 'kysely';

/** Quests, who has started them, what each round has counted in which, and the levels that were paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence quests_id as integer`.execute(db);
  await sql`create table quests (
    id integer not null default nextval('quests_id') primary key,
    identifier text collate "C" not null unique,
    slug text collate "C" not null unique,
    terms jsonb not null,
    start_at timestamptz not null,
    end_at timestamptz not null,
    constraint quests_times check (start_at < end_at)
  )`.execute(db);
  await sql`create index quests_by_end on quests (end_at desc, id desc)`.execute(db);
  await sql`create table quests_entries (
    player_id integer not null,
    quest_id integer not null,
    tier text not null check (tier in ('rocket_lite', 'rocket_pro', 'rocket_max')),
    currency text not null,
    thresholds jsonb not null,
    prizes jsonb not null,
    bets bigint not null default 0 check (bets >= 0),
    paid_level integer not null default 1 check (paid_level >= 1),
    next_at bigint,
    started_at timestamptz not null,
    primary key (player_id, quest_id)
  )`.execute(db);
  await sql`create index quests_entries_of_quest on quests_entries (quest_id)`.execute(db);
  await sql`create index quests_entries_to_pay on quests_entries (player_id, quest_id) where bets >= next_at`.execute(
    db,
  );
  await sql`create table quests_rounds (
    player_id integer not null,
    round_id text collate "C" not null,
    quest_id integer not null,
    bet bigint not null check (bet >= 0),
    settled_at timestamptz not null,
    primary key (player_id, round_id, quest_id)
  )`.execute(db);
  await sql`create table quests_levels (
    player_id integer not null,
    quest_id integer not null,
    level integer not null check (level >= 2),
    prizes jsonb not null,
    paid_eur_cents bigint not null check (paid_eur_cents >= 0),
    paid_at timestamptz not null,
    primary key (player_id, quest_id, level)
  )`.execute(db);
  await sql`create index quests_levels_of_quest on quests_levels (quest_id)`.execute(db);
}
