import { sql, type Kysely } from 'kysely';

/**
 * The gaming session of a player as the origin counts it, one row each, and the reality check that is due in it (player
 * protection R9): a stake that begins a round looks under the player's lock whether it has been confirmed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table play_gaming_sessions (
    player_id integer primary key,
    started_at timestamptz not null,
    seen_at timestamptz not null,
    checked_at timestamptz not null
  )`.execute(db);
  // Of play and limits: as often as the game session's policy asks, or the player's own limit that is in force.
  await sql`create function play_reality_check_at(player integer, session text) returns timestamptz
    language sql stable as $$
      select g.checked_at + interval '1 minute' * least(p.reality_check_minutes, (
        select min(l.minutes) from user_limits l
        where l.player_id = player and l.ended_at is null and l.type = 'reality_check'
          and l.status not in ('unconfirmed', 'confirmed')
      ))
      from play_gaming_sessions g
      join play_sessions p on p.player_id = g.player_id and p.id = session
      where g.player_id = player
    $$`.execute(db);
  await sql.raw(WAVE).execute(db);
}

/** The plays of one wave, in which each player occurs once. In PL/pgSQL, because that keeps its plan. */
const WAVE = `
create or replace function ledger_play_wave(
  moment timestamptz, positions integer[], players integer[], currencies text[], actions text[], rounds text[], games text[],
  bets bigint[], wins bigint[], finishing boolean[], hashes bigint[], permits text[]
) returns setof ledger_play_answer language plpgsql volatile as $$
#variable_conflict use_column
begin
return query
with op as materialized (
  select o.*, p.seq + 1 as seq, w.real_balance, w.bonus_balance, w.active,
    t.id as prior_id, t.kind as prior_kind, t.body_hash as prior_hash, t.real_after as prior_real, t.bonus_after as prior_bonus,
    r.state, rc.amount as round_cap, r.game as round_game, r.currency as round_currency, r.opened_at,
    coalesce(r.staked_real + r.staked_bonus, 0) + o.bet as round_bet, coalesce(r.won_real + r.won_bonus, 0) + o.win as round_win,
    least(o.bet, w.real_balance) as stake_real, o.bet - least(o.bet, w.real_balance) as stake_bonus,
    coalesce(r.staked_bonus, 0) + o.bet - least(o.bet, w.real_balance) as round_bet_bonus
  from unnest(positions, players, currencies, actions, rounds, games, bets, wins, finishing, hashes, permits)
    as o(position, player_id, currency, action, round_id, game, bet, win, finishes, body_hash, permit)
  left join outbox_players p on p.player_id = o.player_id
  left join ledger_wallets w on w.player_id = o.player_id and w.currency = o.currency
  left join lateral (
    select * from ledger_transactions t where t.player_id = o.player_id and t.key = o.action order by t.leg limit 1
  ) t on true
  left join ledger_rounds r on r.player_id = o.player_id and r.round_id = o.round_id
  left join ledger_round_caps rc on rc.player_id = o.player_id and rc.currency = o.currency
), held as materialized (
  -- One row for each cap of a player who has some: what is used of it in its running period, and what this play takes.
  select o.position, c.player_id, c.cap_id, c.measure, c.amount, s.weight,
    greatest(c.window_start, s.begun) as window_start,
    case when c.window_start >= s.begun then c.used else 0 end as used,
    case c.measure when 'stake' then o.bet else o.stake_real end * s.weight as taking
  from op o
  join ledger_caps c on c.player_id = o.player_id and (c.until_at is null or c.until_at > moment)
  cross join lateral (
    select coalesce((c.weights ->> o.currency)::numeric, 1) as weight,
      case when c.unit is null then c.window_start else date_trunc(c.unit, moment, c.zone) end as begun
  ) s
), judged as materialized (
  select op.*, case
    when prior_kind = 'rolled_back' then 'rolled_back'
    when prior_id is not null then case when prior_hash = body_hash then 'replayed' else 'conflict' end
    when real_balance is null then 'unknown_wallet'
    when state is not null and (round_game <> game or round_currency <> currency) then 'conflict'
    when state <> 'open' then 'round_finished'
    -- What was won is owed, session or not.
    when bet > 0 and permit is not null and not play_session_runs(player_id, permit, moment) then 'session_ended'
    -- A round that runs goes on, raises included; a new one waits for the player's word. The grace is REALITY_CHECK_GRACE.
    when bet > 0 and state is null and play_reality_check_at(player_id, permit) + interval '30 seconds' <= moment
      then 'reality_check_due'
    -- All that the round has at stake, so that raises do not get past it.
    when bet > 0 and round_bet > play_session_highest_stake(player_id, permit) then 'stake_limit'
    -- By the stake alone: what a round wins must not decide whether it was allowed.
    when bet > 0 and op.position in (select h.position from held h where h.used + h.taking > h.amount) then 'limit_reached'
    when bet > 0 and round_bet > round_cap then 'round_limit'
    when real_balance + bonus_balance < bet then 'insufficient_funds'
    when real_balance + bonus_balance - bet + win > 9007199254740991 then 'balance_limit'
    else 'ok' end as code,
    -- A win comes back in the proportion in which the round was staked; what does not divide goes to the real part.
    case when round_bet_bonus = 0 then 0 else div(win::numeric * round_bet_bonus, round_bet)::bigint end as win_bonus
  from op
), ruled as materialized (
  select j.*, j.code = 'ok' as applies, case when j.code = 'ok' then nextval('ledger_transaction_id') end as id,
    win - win_bonus as win_real,
    real_balance - stake_real + win - win_bonus as real_after, bonus_balance - stake_bonus + win_bonus as bonus_after
  from judged j
), numbered as (
  update outbox_players p set seq = a.seq from ruled a where a.applies and p.player_id = a.player_id
), paid as (
  update ledger_wallets w
  set real_balance = w.real_balance - a.stake_real + a.win_real, bonus_balance = w.bonus_balance - a.stake_bonus + a.win_bonus
  from ruled a where a.applies and w.player_id = a.player_id and w.currency = a.currency
), counted as (
  update ledger_caps c set window_start = h.window_start,
    used = h.used + h.taking - case h.measure when 'loss' then a.win_real * h.weight else 0 end
  from held h, ruled a
  where a.applies and a.position = h.position and c.player_id = h.player_id and c.cap_id = h.cap_id and c.unit is not null
), booked as (
  insert into ledger_transactions (player_id, id, key, kind, body_hash, currency, accounts, amounts, real_after, bonus_after,
    round_id, game, opens, finishes, created_at)
  select player_id, id, action, 'play', body_hash, currency, '{real,bonus,stakes,real,bonus,winnings}',
    array[-stake_real, -stake_bonus, bet, win_real, win_bonus, -win], real_after, bonus_after,
    round_id, game, state is null, finishes, moment
  from ruled where applies
), opened as (
  insert into ledger_rounds (player_id, round_id, game, currency, state, actions, staked_real, staked_bonus, won_real, won_bonus,
    opened_at, finished_at)
  select player_id, round_id, game, currency, case when finishes then 'settled' else 'open' end, 1, stake_real, stake_bonus,
    win_real, win_bonus, moment, case when finishes then moment end
  from ruled where applies and state is null
), continued as (
  update ledger_rounds r set actions = r.actions + 1,
    staked_real = r.staked_real + a.stake_real, staked_bonus = r.staked_bonus + a.stake_bonus,
    won_real = r.won_real + a.win_real, won_bonus = r.won_bonus + a.win_bonus,
    state = case when a.finishes then 'settled' else 'open' end, finished_at = case when a.finishes then moment end
  from ruled a where a.applies and a.state is not null and r.player_id = a.player_id and r.round_id = a.round_id
), told as (
  insert into outbox (shard, player_id, seq, topic, payload, created_at)
  select player_id & 15, player_id, seq, 'balance',
    json_build_object('currency', currency, 'amount_cents', real_after + bonus_after,
      'available_to_cashout_cents', real_after, 'active', active), moment
  from ruled where applies
), settled as (
  insert into outbox (shard, player_id, topic, payload, created_at)
  select player_id & 15, player_id, 'round',
    json_build_object('round_id', round_id, 'game', game, 'currency', currency, 'state', 'settled', 'bet', round_bet,
      'win', round_win, 'bet_bonus', round_bet_bonus, 'opened_at', coalesce(opened_at, moment)), moment
  from ruled where applies and finishes
)
select position, case code when 'replayed' then 'ok' else code end, code = 'replayed', coalesce(id, prior_id),
  case code when 'ok' then real_after when 'replayed' then prior_real else coalesce(real_balance, 0) end,
  case code when 'ok' then bonus_after when 'replayed' then prior_bonus else coalesce(bonus_balance, 0) end
from ruled;
end $$`;
