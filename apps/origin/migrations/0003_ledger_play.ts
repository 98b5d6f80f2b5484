import { sql, type Kysely } from 'kysely';

/**
 * The bet: one call for a whole batch of plays and rollbacks, one answer for each, in one transaction.
 *
 * The players' rows are locked first, in the order of their ids, so that batches never wait for one another in a circle
 * and everything read afterwards stays true until the commit. Then the plays are worked on as a set. Where a player has
 * several operations in a batch, each is in a wave of its own, and the waves follow one another.
 *
 * No failure of one operation raises: it answers a code, and the others are done.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create type ledger_play_answer as (
    position integer,
    code text,
    replayed boolean,
    transaction_id bigint,
    real_after bigint,
    bonus_after bigint
  )`.execute(db);
  await sql.raw(WAVE).execute(db);
  await sql.raw(ROLLBACK).execute(db);
  await sql.raw(PLAY).execute(db);
}

// The planner may not choose by what the tables hold: a plan made on an empty table would stay when it has millions.
const PLAN_BY_INDEX = `
  set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off
  set enable_material = off set enable_memoize = off set plan_cache_mode = force_generic_plan`;

/** The plays of one wave, in which each player occurs once. In PL/pgSQL, because that keeps its plan. */
const WAVE = `
create function ledger_play_wave(
  moment timestamptz, positions integer[], players integer[], currencies text[], actions text[], rounds text[], games text[],
  bets bigint[], wins bigint[], finishing boolean[], hashes bigint[]
) returns setof ledger_play_answer language plpgsql volatile as $$
#variable_conflict use_column
begin
return query
with op as materialized (
  select o.*, p.seq + 1 as seq, w.real_balance, w.bonus_balance, w.active,
    t.id as prior_id, t.kind as prior_kind, t.body_hash as prior_hash, t.real_after as prior_real, t.bonus_after as prior_bonus,
    r.state, r.game as round_game, r.currency as round_currency, r.opened_at,
    coalesce(r.staked_real + r.staked_bonus, 0) + o.bet as round_bet, coalesce(r.won_real + r.won_bonus, 0) + o.win as round_win,
    least(o.bet, w.real_balance) as stake_real, o.bet - least(o.bet, w.real_balance) as stake_bonus,
    coalesce(r.staked_bonus, 0) + o.bet - least(o.bet, w.real_balance) as round_bet_bonus
  from unnest(positions, players, currencies, actions, rounds, games, bets, wins, finishing, hashes)
    as o(position, player_id, currency, action, round_id, game, bet, win, finishes, body_hash)
  left join outbox_players p on p.player_id = o.player_id
  left join ledger_wallets w on w.player_id = o.player_id and w.currency = o.currency
  left join lateral (
    select * from ledger_transactions t where t.player_id = o.player_id and t.key = o.action order by t.leg limit 1
  ) t on true
  left join ledger_rounds r on r.player_id = o.player_id and r.round_id = o.round_id
), judged as materialized (
  select op.*, case
    when prior_kind = 'rolled_back' then 'rolled_back'
    when prior_id is not null then case when prior_hash = body_hash then 'replayed' else 'conflict' end
    when real_balance is null then 'unknown_wallet'
    when state is not null and (round_game <> game or round_currency <> currency) then 'conflict'
    when state <> 'open' then 'round_finished'
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

/** One rollback; its player's row is locked. */
const ROLLBACK = `
create function ledger_rollback(
  moment timestamptz, p_position integer, player integer, p_currency text, action text, round text, p_game text,
  original_action text, hash bigint
) returns ledger_play_answer language plpgsql volatile as $$
declare
  wallet ledger_wallets; prior ledger_transactions; original ledger_transactions; rnd ledger_rounds;
  undone bigint[]; real_change bigint; bonus_change bigint; new_id bigint; new_seq bigint;
begin
  select * into wallet from ledger_wallets w where w.player_id = player and w.currency = p_currency;
  select * into prior from ledger_transactions t where t.player_id = player and t.key = action and t.leg = 0;
  if prior.id is not null then
    if prior.kind = 'rolled_back' or prior.body_hash <> hash then
      return (p_position, 'conflict', false, prior.id, coalesce(wallet.real_balance, 0),
        coalesce(wallet.bonus_balance, 0))::ledger_play_answer;
    end if;
    return (p_position, 'ok', true, prior.id, prior.real_after, prior.bonus_after)::ledger_play_answer;
  end if;
  if wallet.player_id is null then
    return (p_position, 'unknown_wallet', false, null, 0, 0)::ledger_play_answer;
  end if;
  if action = original_action then
    return (p_position, 'conflict', false, null, wallet.real_balance, wallet.bonus_balance)::ledger_play_answer;
  end if;
  select * into original from ledger_transactions t where t.player_id = player and t.key = original_action and t.leg = 0;

  if original.id is null then
    -- It came before its action: both keys are taken, so that the action is refused when it comes.
    insert into ledger_transactions (player_id, key, kind, body_hash, currency, accounts, amounts, real_after, bonus_after,
      round_id, game, created_at)
    values (player, original_action, 'rolled_back', hash, p_currency, '{}', '{}', wallet.real_balance, wallet.bonus_balance,
      round, p_game, moment);
    insert into ledger_transactions (player_id, key, kind, body_hash, currency, accounts, amounts, real_after, bonus_after,
      round_id, game, created_at)
    values (player, action, 'rollback', hash, p_currency, '{}', '{}', wallet.real_balance, wallet.bonus_balance,
      round, p_game, moment) returning id into new_id;
    return (p_position, 'ok', false, new_id, wallet.real_balance, wallet.bonus_balance)::ledger_play_answer;
  end if;
  if original.kind = 'rolled_back' or original.reversed_by is not null then
    return (p_position, 'already_rolled_back', false, coalesce(original.reversed_by, original.id),
      wallet.real_balance, wallet.bonus_balance)::ledger_play_answer;
  end if;
  if original.kind <> 'play' or original.currency <> p_currency or original.round_id <> round or original.game <> p_game then
    return (p_position, 'conflict', false, original.id, wallet.real_balance, wallet.bonus_balance)::ledger_play_answer;
  end if;

  select array_agg(-a order by line) into undone from unnest(original.amounts) with ordinality as e(a, line);
  real_change := undone[1] + undone[4];
  bonus_change := undone[2] + undone[5];
  if wallet.real_balance + real_change < 0 or wallet.bonus_balance + bonus_change < 0 then
    return (p_position, 'insufficient_funds', false, null, wallet.real_balance, wallet.bonus_balance)::ledger_play_answer;
  end if;
  if wallet.real_balance + real_change + wallet.bonus_balance + bonus_change > 9007199254740991 then
    return (p_position, 'balance_limit', false, null, wallet.real_balance, wallet.bonus_balance)::ledger_play_answer;
  end if;

  update ledger_wallets w set real_balance = w.real_balance + real_change, bonus_balance = w.bonus_balance + bonus_change
    where w.player_id = player and w.currency = p_currency returning * into wallet;
  insert into ledger_transactions (player_id, key, kind, body_hash, currency, accounts, amounts, real_after, bonus_after,
    round_id, game, created_at)
  values (player, action, 'rollback', hash, p_currency, original.accounts, undone, wallet.real_balance, wallet.bonus_balance,
    round, p_game, moment) returning id into new_id;
  update ledger_transactions t set reversed_by = new_id where t.player_id = player and t.id = original.id;
  update ledger_rounds r set actions = r.actions - 1,
    staked_real = r.staked_real + original.amounts[1], staked_bonus = r.staked_bonus + original.amounts[2],
    won_real = r.won_real - original.amounts[4], won_bonus = r.won_bonus - original.amounts[5],
    state = case when r.actions = 1 then 'rolled_back' when original.finishes then 'open' else r.state end,
    finished_at = case when r.actions = 1 then moment when original.finishes then null else r.finished_at end
    where r.player_id = player and r.round_id = round returning * into rnd;
  update outbox_players p set seq = p.seq + 1 where p.player_id = player returning p.seq into new_seq;
  insert into outbox (shard, player_id, seq, topic, payload, created_at) values (player & 15, player, new_seq, 'balance',
    json_build_object('currency', p_currency, 'amount_cents', wallet.real_balance + wallet.bonus_balance,
      'available_to_cashout_cents', wallet.real_balance, 'active', wallet.active), moment);
  if original.finishes or rnd.state = 'rolled_back' then
    insert into outbox (shard, player_id, topic, payload, created_at) values (player & 15, player, 'round',
      json_build_object('round_id', round, 'game', p_game, 'currency', p_currency, 'state', rnd.state,
        'bet', rnd.staked_real + rnd.staked_bonus, 'win', rnd.won_real + rnd.won_bonus,
        'bet_bonus', rnd.staked_bonus, 'opened_at', rnd.opened_at), moment);
  end if;
  return (p_position, 'ok', false, new_id, wallet.real_balance, wallet.bonus_balance)::ledger_play_answer;
end $$`;

const PLAY = `
create function ledger_play(
  moment timestamptz, players integer[], currencies text[], actions text[], rounds text[], games text[],
  bets bigint[], wins bigint[], finishing boolean[], originals text[], hashes bigint[], waves integer[]
) returns setof ledger_play_answer language plpgsql volatile ${PLAN_BY_INDEX} as $$
declare
  last_wave integer := (select max(w) from unnest(waves) w);
  simple boolean := last_wave = 0 and array_remove(originals, null) = '{}';
  positions integer[] := array(select generate_series(1, cardinality(players)));
  wave integer;
  pick integer[];
  i integer;
begin
  perform 1 from outbox_players p where p.player_id = any(players) order by p.player_id for no key update;
  if simple then
    return query select * from ledger_play_wave(moment, positions, players, currencies, actions, rounds, games, bets, wins,
      finishing, hashes);
    return;
  end if;
  for wave in 0 .. last_wave loop
    pick := array(select p from unnest(waves, originals) with ordinality as u(w, original, p)
      where w = wave and original is null order by p);
    return query select * from ledger_play_wave(moment, pick,
      array(select players[p] from unnest(pick) p), array(select currencies[p] from unnest(pick) p),
      array(select actions[p] from unnest(pick) p), array(select rounds[p] from unnest(pick) p),
      array(select games[p] from unnest(pick) p), array(select bets[p] from unnest(pick) p),
      array(select wins[p] from unnest(pick) p), array(select finishing[p] from unnest(pick) p),
      array(select hashes[p] from unnest(pick) p));
    for i in select p from unnest(waves, originals) with ordinality as u(w, original, p)
      where w = wave and original is not null order by p loop
      return next ledger_rollback(moment, i, players[i], currencies[i], actions[i], rounds[i], games[i], originals[i], hashes[i]);
    end loop;
  end loop;
end $$`;
