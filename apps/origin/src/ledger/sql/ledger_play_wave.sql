-- The plays of one wave, in which each player occurs once. In PL/pgSQL, because that keeps its plans.
--
-- First everything is read, then each play is judged, then what was allowed is written, table by table. A distributed database
-- runs no insert inside another statement on one node, and plans a join of all these tables slowly.
create or replace function ledger_play_wave(
  moment timestamptz, scope integer[], positions integer[], cells integer[], players integer[], currencies text[], actions text[],
  rounds text[], games text[], bets bigint[], wins bigint[], finishing boolean[], hashes bigint[], permits text[]
) returns setof ledger_play_answer language plpgsql volatile as $$
#variable_conflict use_column
declare
  -- What a transaction and its messages are numbered by: microseconds, and a place in the batch.
  tick bigint := (extract(epoch from clock_timestamp()) * 1000000)::bigint << 10;
  -- Of each play, in the order of `positions`: its game session, player, wallet, earlier transaction, round and round cap.
  runs boolean[]; checks timestamptz[]; soon boolean[]; families text[]; highest bigint[];
  seqs bigint[]; numbers bigint[];
  reals bigint[]; bonuses bigint[]; actives boolean[];
  prior_ids bigint[]; prior_kinds text[]; prior_hashes bigint[]; prior_reals bigint[]; prior_bonuses bigint[];
  states text[]; round_games text[]; round_currencies text[]; openings timestamptz[];
  staked bigint[]; staked_bonuses bigint[]; won bigint[];
  round_caps bigint[]; closed boolean[];
  held ledger_held[];
  judged ledger_judged[];
begin
  if array_remove(permits, null) <> '{}' then
    select array_agg(p.runs order by p.place), array_agg(p.check_at order by p.place),
      array_agg(p.too_soon order by p.place), array_agg(p.family order by p.place),
      array_agg(p.highest_stake order by p.place)
    into runs, checks, soon, families, highest from play_permits(moment, scope, positions, players, permits) p;
  end if;

  select array_agg(p.seq order by o.place), array_agg(p.numbered order by o.place) into seqs, numbers
  from unnest(positions, players) as o(place, player_id)
  left join outbox_players p on p.player_id = o.player_id
    and (scope is null or p.player_id = scope[1] or p.player_id = any(scope));
  select array_agg(w.real_balance order by o.place), array_agg(w.bonus_balance order by o.place), array_agg(w.active order by o.place)
  into reals, bonuses, actives
  from unnest(positions, players, currencies) as o(place, player_id, currency)
  left join ledger_wallets w on w.player_id = o.player_id and w.currency = o.currency
    and (scope is null or w.player_id = scope[1] or w.player_id = any(scope));
  select array_agg(t.id order by o.place), array_agg(t.kind order by o.place), array_agg(t.body_hash order by o.place),
    array_agg(t.real_after order by o.place), array_agg(t.bonus_after order by o.place)
  into prior_ids, prior_kinds, prior_hashes, prior_reals, prior_bonuses
  from unnest(positions, players, actions) as o(place, player_id, action)
  left join ledger_transactions t on t.player_id = o.player_id and t.key = o.action and t.leg = 0
    and (scope is null or t.player_id = scope[1] or t.player_id = any(scope));
  select array_agg(r.state order by o.place), array_agg(r.game order by o.place), array_agg(r.currency order by o.place),
    array_agg(r.opened_at order by o.place), array_agg(r.staked_real + r.staked_bonus order by o.place),
    array_agg(r.staked_bonus order by o.place), array_agg(r.won_real + r.won_bonus order by o.place)
  into states, round_games, round_currencies, openings, staked, staked_bonuses, won
  from unnest(positions, players, rounds) as o(place, player_id, round_id)
  left join ledger_rounds r on r.player_id = o.player_id and r.round_id = o.round_id
    and (scope is null or r.player_id = scope[1] or r.player_id = any(scope));
  select array_agg(c.amount order by o.place), array_agg(o.family = any(c.closed_families) order by o.place)
  into round_caps, closed
  from unnest(positions, players, currencies, families) as o(place, player_id, currency, family)
  left join ledger_round_caps c on c.player_id = o.player_id and c.currency = o.currency
    and (scope is null or c.player_id = scope[1] or c.player_id = any(scope));

  -- One for each cap of a player who has some: what is used of it in its running period.
  select array_agg(row(o.position, c.player_id, c.cap_id, c.measure, c.amount,
    coalesce((c.weights ->> o.currency)::numeric, 1), greatest(c.window_start, s.begun),
    case when c.window_start >= s.begun then c.used else 0 end, c.unit is not null)::ledger_held)
  into held
  from unnest(positions, players, currencies) as o(position, player_id, currency)
  join ledger_caps c on c.player_id = o.player_id and (scope is null or c.player_id = scope[1] or c.player_id = any(scope))
    and (c.until_at is null or c.until_at > moment)
  cross join lateral (
    select case when c.unit is null then c.window_start else date_trunc(c.unit, moment, c.zone) end as begun
  ) s;

  with op as materialized (
    select o.*, last_seq + 1 as seq, greatest(last_number + 1, tick + (o.position & 1023)) as new_id,
      coalesce(staked, 0) + bet as round_bet, coalesce(won, 0) + win as round_win,
      least(bet, real_balance) as stake_real, bet - least(bet, real_balance) as stake_bonus,
      coalesce(staked_bonus, 0) + bet - least(bet, real_balance) as round_bet_bonus
    from unnest(positions, cells, players, currencies, actions, rounds, games, bets, wins, finishing, hashes, permits,
        runs, checks, soon, highest, seqs, numbers, reals, bonuses, actives,
        prior_ids, prior_kinds, prior_hashes, prior_reals, prior_bonuses,
        states, round_games, round_currencies, openings, staked, staked_bonuses, won, round_caps, closed)
      as o(position, cell, player_id, currency, action, round_id, game, bet, win, finishes, body_hash, permit,
        runs, check_at, too_soon, highest_stake, last_seq, last_number, real_balance, bonus_balance, active,
        prior_id, prior_kind, prior_hash, prior_real, prior_bonus,
        state, round_game, round_currency, opened_at, staked, staked_bonus, won, round_cap, closed)
  ), coded as materialized (
    select op.*, case
      when prior_kind = 'rolled_back' then 'rolled_back'
      when prior_id is not null then case when prior_hash = body_hash then 'replayed' else 'conflict' end
      when real_balance is null then 'unknown_wallet'
      when state is not null and (round_game <> game or round_currency <> currency) then 'conflict'
      when state <> 'open' then 'round_finished'
      -- What was won is owed, session or not.
      when bet > 0 and permit is not null and not runs then 'session_ended'
      -- A round that runs goes on, raises included; a new one waits for the player's word. The grace is REALITY_CHECK_GRACE.
      when bet > 0 and state is null and check_at + interval '30 seconds' <= moment then 'reality_check_due'
      -- Also for two nodes that have both looked before the other has booked.
      when bet > 0 and state is null and too_soon then 'cycle_too_short'
      -- A bonus closes what begins in a game, not a round that runs: its choices stay as they were.
      when bet > 0 and state is null and closed then 'game_forbidden'
      -- All that the round has at stake, so that raises do not get past it.
      when bet > 0 and round_bet > highest_stake then 'stake_limit'
      -- By the stake alone: what a round wins must not decide whether it was allowed.
      when bet > 0 and op.position in (
        select h.position from unnest(held) h
        where h.used + case when h.measure = 'stake' then bet else stake_real end * h.weight > h.amount
      ) then 'limit_reached'
      when bet > 0 and round_bet > round_cap then 'round_limit'
      when real_balance + bonus_balance < bet then 'insufficient_funds'
      when real_balance + bonus_balance - bet + win > 9007199254740991 then 'balance_limit'
      else 'ok' end as code,
      -- A win comes back in the proportion in which the round was staked; what does not divide goes to the real part.
      case when round_bet_bonus = 0 then 0 else div(win::numeric * round_bet_bonus, round_bet)::bigint end as win_bonus
    from op
  )
  select array_agg(row(position, cell, player_id, currency, action, round_id, game, body_hash, code,
    case code when 'ok' then new_id else prior_id end, seq, active, state is not null, finishes, opened_at,
    stake_real, stake_bonus, win - win_bonus, win_bonus,
    case code when 'ok' then real_balance - stake_real + win - win_bonus when 'replayed' then prior_real
      else coalesce(real_balance, 0) end,
    case code when 'ok' then bonus_balance - stake_bonus + win_bonus when 'replayed' then prior_bonus
      else coalesce(bonus_balance, 0) end,
    round_bet, round_bet_bonus, round_win)::ledger_judged)
  into judged from coded;

  update outbox_players p set seq = a.seq, numbered = a.id + 1
  from unnest(judged) a where a.code = 'ok' and p.player_id = a.player_id
    and (scope is null or p.player_id = scope[1] or p.player_id = any(scope));
  if found then
    update ledger_wallets w set real_balance = a.real_after, bonus_balance = a.bonus_after
    from unnest(judged) a where a.code = 'ok' and w.player_id = a.player_id and w.currency = a.currency
      and (scope is null or w.player_id = scope[1] or w.player_id = any(scope));
    if held is not null then
      update ledger_caps c set window_start = h.window_start, used = h.used + h.weight
        * case when h.measure = 'stake' then a.stake_real + a.stake_bonus else a.stake_real - a.win_real end
      from unnest(held) h join unnest(judged) a on a.position = h.position and a.code = 'ok'
      where h.renews and c.player_id = h.player_id and c.cap_id = h.cap_id
        and (scope is null or c.player_id = scope[1] or c.player_id = any(scope));
    end if;
    insert into ledger_transactions (player_id, id, key, kind, body_hash, currency, accounts, amounts, real_after, bonus_after,
      round_id, game, opens, finishes, created_at)
    select player_id, id, action, 'play', body_hash, currency, '{real,bonus,stakes,real,bonus,winnings}',
      array[-stake_real, -stake_bonus, stake_real + stake_bonus, win_real, win_bonus, -win_real - win_bonus],
      real_after, bonus_after, round_id, game, not continues, finishes, moment
    from unnest(judged) where code = 'ok';
    insert into ledger_rounds (player_id, round_id, game, currency, state, actions, staked_real, staked_bonus, won_real, won_bonus,
      opened_at, finished_at, balance_before, balance_after)
    select player_id, round_id, game, currency, case when finishes then 'settled' else 'open' end, 1, stake_real, stake_bonus,
      win_real, win_bonus, moment, case when finishes then moment end,
      real_after + bonus_after + stake_real + stake_bonus - win_real - win_bonus, real_after + bonus_after
    from unnest(judged) where code = 'ok' and not continues;
    if exists (select from unnest(judged) where code = 'ok' and continues) then
      update ledger_rounds r set actions = r.actions + 1,
        staked_real = r.staked_real + a.stake_real, staked_bonus = r.staked_bonus + a.stake_bonus,
        won_real = r.won_real + a.win_real, won_bonus = r.won_bonus + a.win_bonus,
        state = case when a.finishes then 'settled' else 'open' end, finished_at = case when a.finishes then moment end,
        balance_after = a.real_after + a.bonus_after
      from unnest(judged) a where a.code = 'ok' and a.continues and r.player_id = a.player_id and r.round_id = a.round_id
        and (scope is null or r.player_id = scope[1] or r.player_id = any(scope));
    end if;
    insert into outbox (cell, id, player_id, seq, topic, payload, created_at)
    select cell, id, player_id, seq, 'balance',
      json_build_object('currency', currency, 'amount_cents', real_after + bonus_after,
        'available_to_cashout_cents', real_after, 'active', active), moment
    from unnest(judged) where code = 'ok'
    union all
    select cell, id + 1, player_id, null, 'round',
      json_build_object('round_id', round_id, 'game', game, 'currency', currency, 'state', 'settled', 'bet', round_bet,
        'win', round_win, 'bet_bonus', round_bet_bonus, 'opened_at', coalesce(opened_at, moment)), moment
    from unnest(judged) where code = 'ok' and finishes;
  end if;

  return query select position, case code when 'replayed' then 'ok' else code end, code = 'replayed', id, real_after, bonus_after
    from unnest(judged);
end $$;
