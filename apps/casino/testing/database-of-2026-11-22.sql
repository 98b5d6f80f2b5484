-- The database of a casino as of 2026-11-22 (PostgreSQL 15), with four invented players: their deposits, a withdrawal
-- on its way, a bonus, a limit, rounds and an unfinished one. `upgrade.test.ts` brings it up to date. One statement after
-- each line of this form:
-- statement
CREATE TYPE public.ledger_play_answer AS (
	"position" integer,
	code text,
	replayed boolean,
	transaction_id bigint,
	real_after bigint,
	bonus_after bigint
);
-- statement
CREATE FUNCTION public.ledger_play(moment timestamp with time zone, players integer[], currencies text[], actions text[], rounds text[], games text[], bets bigint[], wins bigint[], finishing boolean[], originals text[], hashes bigint[], waves integer[]) RETURNS SETOF public.ledger_play_answer
    LANGUAGE plpgsql
    AS $$
begin
  return query select * from ledger_play(moment, players, currencies, actions, rounds, games, bets, wins, finishing,
    originals, hashes, waves, array_fill(null::text, array[cardinality(players)]));
end $$;
-- statement
CREATE FUNCTION public.ledger_play(moment timestamp with time zone, players integer[], currencies text[], actions text[], rounds text[], games text[], bets bigint[], wins bigint[], finishing boolean[], originals text[], hashes bigint[], waves integer[], permits text[]) RETURNS SETOF public.ledger_play_answer
    LANGUAGE plpgsql
    SET enable_seqscan TO 'off'
    SET enable_bitmapscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    SET enable_material TO 'off'
    SET enable_memoize TO 'off'
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
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
      finishing, hashes, permits);
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
      array(select hashes[p] from unnest(pick) p), array(select permits[p] from unnest(pick) p));
    for i in select p from unnest(waves, originals) with ordinality as u(w, original, p)
      where w = wave and original is not null order by p loop
      return next ledger_rollback(moment, i, players[i], currencies[i], actions[i], rounds[i], games[i], originals[i], hashes[i]);
    end loop;
  end loop;
end $$;
-- statement
CREATE FUNCTION public.ledger_play_wave(moment timestamp with time zone, positions integer[], players integer[], currencies text[], actions text[], rounds text[], games text[], bets bigint[], wins bigint[], finishing boolean[], hashes bigint[], permits text[]) RETURNS SETOF public.ledger_play_answer
    LANGUAGE plpgsql
    AS $$
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
end $$;
-- statement
CREATE FUNCTION public.ledger_rollback(moment timestamp with time zone, p_position integer, player integer, p_currency text, action text, round text, p_game text, original_action text, hash bigint) RETURNS public.ledger_play_answer
    LANGUAGE plpgsql
    AS $$
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
  -- Only what the running period of a cap has counted is taken out of it again.
  update ledger_caps c set used = c.used - coalesce((c.weights ->> p_currency)::numeric, 1)
      * case c.measure when 'stake' then original.amounts[3] else -original.amounts[1] - original.amounts[4] end
    where c.player_id = player and c.unit is not null and original.created_at >= c.window_start;
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
  if original.finishes or rnd.state <> 'open' then
    insert into outbox (shard, player_id, topic, payload, created_at) values (player & 15, player, 'round',
      json_build_object('round_id', round, 'game', p_game, 'currency', p_currency, 'state', rnd.state,
        'bet', rnd.staked_real + rnd.staked_bonus, 'win', rnd.won_real + rnd.won_bonus,
        'bet_bonus', rnd.staked_bonus, 'opened_at', rnd.opened_at), moment);
  end if;
  return (p_position, 'ok', false, new_id, wallet.real_balance, wallet.bonus_balance)::ledger_play_answer;
end $$;
-- statement
CREATE FUNCTION public.play_reality_check_at(player integer, session text) RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
      select g.checked_at + interval '1 minute' * least(p.reality_check_minutes, (
        select min(l.minutes) from user_limits l
        where l.player_id = player and l.ended_at is null and l.type = 'reality_check'
          and l.status not in ('unconfirmed', 'confirmed')
      ))
      from play_gaming_sessions g
      join play_sessions p on p.player_id = g.player_id and p.id = session
      where g.player_id = player
    $$;
-- statement
CREATE FUNCTION public.play_session_highest_stake(player integer, session text) RETURNS bigint
    LANGUAGE sql STABLE
    AS $$
      select highest_stake from play_sessions where player_id = player and id = session
    $$;
-- statement
CREATE FUNCTION public.play_session_runs(player integer, session text, moment timestamp with time zone) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
      select exists (
        select 1 from play_sessions p
        join sessions s on s.player_id = p.player_id and s.ended_at is null and s.id::text = p.account_session_id
        where p.player_id = player and p.id = session and p.ended_at is null and p.expires_at > moment
          and s.expires_at > moment
      )
    $$;
-- statement
CREATE TABLE public.arcade_chains (
    id integer NOT NULL,
    game text NOT NULL,
    last_seed text NOT NULL,
    commitment text NOT NULL,
    salt text NOT NULL,
    length integer NOT NULL,
    first_number integer NOT NULL,
    created_at timestamp with time zone NOT NULL
);
-- statement
CREATE SEQUENCE public.arcade_chains_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
-- statement
ALTER SEQUENCE public.arcade_chains_id_seq OWNED BY public.arcade_chains.id;
-- statement
CREATE TABLE public.arcade_crash_rounds (
    game text NOT NULL,
    number integer NOT NULL,
    chain_id integer NOT NULL,
    betting_at timestamp with time zone NOT NULL,
    flies_at timestamp with time zone NOT NULL,
    crashes_at timestamp with time zone NOT NULL,
    crash_point integer NOT NULL,
    status text NOT NULL,
    CONSTRAINT arcade_crash_rounds_status_check CHECK ((status = ANY (ARRAY['running'::text, 'interrupted'::text, 'unstarted'::text, 'over'::text, 'refunded'::text])))
);
-- statement
CREATE TABLE public.arcade_demo_moves (
    action_id text NOT NULL,
    owner text NOT NULL,
    bet bigint NOT NULL,
    win bigint NOT NULL,
    status text NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT arcade_demo_moves_status_check CHECK ((status = ANY (ARRAY['done'::text, 'undone'::text])))
);
-- statement
CREATE TABLE public.arcade_demo_purses (
    owner text NOT NULL,
    balance bigint NOT NULL,
    used_at timestamp with time zone NOT NULL,
    CONSTRAINT arcade_demo_purses_balance_check CHECK ((balance >= 0))
);
-- statement
CREATE TABLE public.arcade_heartbeats (
    game text NOT NULL,
    alive_at timestamp with time zone NOT NULL
);
-- statement
CREATE TABLE public.arcade_migrations (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
-- statement
CREATE TABLE public.arcade_migrations_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
-- statement
CREATE TABLE public.arcade_rounds (
    id text NOT NULL,
    owner text NOT NULL,
    mode text NOT NULL,
    game text NOT NULL,
    model text NOT NULL,
    currency text NOT NULL,
    nickname text,
    status text NOT NULL,
    seed_id integer,
    nonce integer NOT NULL,
    crash_number integer,
    state jsonb,
    cursor integer NOT NULL,
    stake bigint NOT NULL,
    win bigint NOT NULL,
    started_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    CONSTRAINT arcade_rounds_status_check CHECK ((status = ANY (ARRAY['open'::text, 'finished'::text, 'void'::text])))
);
-- statement
CREATE TABLE public.arcade_seeds (
    id integer NOT NULL,
    owner text NOT NULL,
    game text NOT NULL,
    server_seed text NOT NULL,
    commitment text NOT NULL,
    client_seed text NOT NULL,
    next_nonce integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    revealed_at timestamp with time zone
);
-- statement
CREATE SEQUENCE public.arcade_seeds_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
-- statement
ALTER SEQUENCE public.arcade_seeds_id_seq OWNED BY public.arcade_seeds.id;
-- statement
CREATE TABLE public.arcade_sessions (
    id text NOT NULL,
    bearer_hash text NOT NULL,
    owner text NOT NULL,
    mode text NOT NULL,
    player_ref text,
    nickname text,
    game text NOT NULL,
    currency text NOT NULL,
    subunits bigint NOT NULL,
    locale text NOT NULL,
    policy jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT arcade_sessions_mode_check CHECK ((mode = ANY (ARRAY['real'::text, 'demo'::text])))
);
-- statement
CREATE TABLE public.arcade_steps (
    id text NOT NULL,
    round_id text NOT NULL,
    "position" integer NOT NULL,
    owner text NOT NULL,
    request_id text NOT NULL,
    session_id text NOT NULL,
    mode text NOT NULL,
    status text NOT NULL,
    refusal text,
    action jsonb NOT NULL,
    events jsonb NOT NULL,
    stake bigint NOT NULL,
    win bigint NOT NULL,
    finished boolean NOT NULL,
    next_state jsonb,
    next_cursor integer NOT NULL,
    balance bigint,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT arcade_steps_stake_check CHECK ((stake >= 0)),
    CONSTRAINT arcade_steps_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'done'::text, 'voiding'::text, 'void'::text]))),
    CONSTRAINT arcade_steps_win_check CHECK ((win >= 0))
);
-- statement
CREATE TABLE public.bonus_deposits (
    player_id integer NOT NULL,
    payment_id text NOT NULL COLLATE pg_catalog."C",
    at timestamp with time zone NOT NULL
);
-- statement
CREATE SEQUENCE public.bonus_id
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
-- statement
CREATE TABLE public.bonus_rounds (
    player_id integer NOT NULL,
    bonus_id integer NOT NULL,
    round_id text NOT NULL COLLATE pg_catalog."C",
    counted bigint NOT NULL,
    CONSTRAINT bonus_rounds_counted_check CHECK ((counted >= 0))
);
-- statement
CREATE TABLE public.bonus_turns (
    player_id integer NOT NULL,
    currency text NOT NULL COLLATE pg_catalog."C",
    since bigint NOT NULL,
    bonus_id integer NOT NULL,
    at timestamp with time zone NOT NULL
);
-- statement
CREATE TABLE public.bonuses (
    player_id integer NOT NULL,
    id integer DEFAULT nextval('public.bonus_id'::regclass) NOT NULL,
    campaign text NOT NULL COLLATE pg_catalog."C",
    strategy text NOT NULL,
    group_key text,
    titles jsonb NOT NULL,
    stage text NOT NULL,
    currency text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    wager integer NOT NULL,
    max_stake bigint NOT NULL,
    max_win bigint,
    wagered bigint DEFAULT 0 NOT NULL,
    paid_in bigint DEFAULT 0 NOT NULL,
    converted bigint DEFAULT 0 NOT NULL,
    returned bigint DEFAULT 0 NOT NULL,
    days_to_wager integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    activatable_until timestamp with time zone,
    accepted_at timestamp with time zone,
    started_at timestamp with time zone,
    valid_until timestamp with time zone,
    ended_at timestamp with time zone,
    closed_at timestamp with time zone,
    revived_at timestamp with time zone,
    CONSTRAINT bonus_most CHECK (((max_win IS NULL) OR (converted <= max_win))),
    CONSTRAINT bonus_stage_times CHECK ((((stage = ANY (ARRAY['issued'::text, 'wait'::text, 'handle_bets'::text])) = (ended_at IS NULL)) AND ((closed_at IS NULL) OR (ended_at IS NOT NULL)))),
    CONSTRAINT bonus_started_whole CHECK ((((started_at IS NULL) = (paid_in = 0)) AND ((started_at IS NULL) = (valid_until IS NULL)) AND ((started_at IS NULL) OR (accepted_at IS NOT NULL)))),
    CONSTRAINT bonuses_amount_check CHECK ((amount > 0)),
    CONSTRAINT bonuses_check CHECK (((paid_in = 0) OR (paid_in = amount))),
    CONSTRAINT bonuses_converted_check CHECK ((converted >= 0)),
    CONSTRAINT bonuses_days_to_wager_check CHECK ((days_to_wager > 0)),
    CONSTRAINT bonuses_max_stake_check CHECK ((max_stake > 0)),
    CONSTRAINT bonuses_max_win_check CHECK ((max_win > 0)),
    CONSTRAINT bonuses_returned_check CHECK ((returned >= 0)),
    CONSTRAINT bonuses_stage_check CHECK ((stage = ANY (ARRAY['issued'::text, 'wait'::text, 'handle_bets'::text, 'wager_done'::text, 'lost'::text, 'canceled'::text, 'expired'::text, 'finished'::text]))),
    CONSTRAINT bonuses_wager_check CHECK (((wager >= 1) AND (wager <= 10))),
    CONSTRAINT bonuses_wagered_check CHECK ((wagered >= 0))
);
-- statement
CREATE TABLE public.cashback_players (
    player_id integer NOT NULL
);
-- statement
CREATE TABLE public.cashback_rounds (
    player_id integer NOT NULL,
    round_id text NOT NULL COLLATE pg_catalog."C",
    week text NOT NULL COLLATE pg_catalog."C",
    currency text NOT NULL COLLATE pg_catalog."C",
    loss bigint NOT NULL
);
-- statement
CREATE TABLE public.cashback_weeks (
    player_id integer NOT NULL,
    currency text NOT NULL COLLATE pg_catalog."C",
    week text NOT NULL COLLATE pg_catalog."C",
    loss bigint DEFAULT 0 NOT NULL,
    closed_at timestamp with time zone,
    outcome text,
    share_bp integer,
    paid bigint,
    CONSTRAINT cashback_closed_whole CHECK ((((closed_at IS NULL) = (paid IS NULL)) AND ((closed_at IS NULL) = (outcome IS NULL)) AND ((closed_at IS NULL) = (share_bp IS NULL)))),
    CONSTRAINT cashback_paid_when CHECK (((paid > 0) = (outcome = 'paid'::text))),
    CONSTRAINT cashback_weeks_outcome_check CHECK ((outcome = ANY (ARRAY['paid'::text, 'nothing'::text, 'not_allowed'::text, 'account_closed'::text]))),
    CONSTRAINT cashback_weeks_paid_check CHECK ((paid >= 0))
);
-- statement
CREATE TABLE public.games_favorites (
    player_id integer NOT NULL,
    identifier text NOT NULL,
    game_id integer NOT NULL,
    created_at timestamp with time zone NOT NULL
);
-- statement
CREATE TABLE public.games_ids (
    id integer NOT NULL,
    identifier text NOT NULL,
    currency text NOT NULL
);
-- statement
ALTER TABLE public.games_ids ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.games_ids_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- statement
CREATE TABLE public.games_played (
    player_id integer NOT NULL,
    identifier text NOT NULL,
    last_activity_at timestamp with time zone NOT NULL,
    last_real_at timestamp with time zone
);
-- statement
CREATE TABLE public.harm_markers (
    player_id integer NOT NULL,
    marker text NOT NULL,
    noticed_at timestamp with time zone NOT NULL
);
-- statement
CREATE TABLE public.idempotency_keys (
    scope text NOT NULL,
    key_hash bytea NOT NULL,
    body_hash bytea NOT NULL,
    answer bytea,
    locked_until timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL
);
-- statement
CREATE TABLE public.jackpots_levels (
    jackpot text NOT NULL,
    level text NOT NULL,
    currency text NOT NULL,
    pool bigint NOT NULL,
    cycle integer NOT NULL,
    start_amount bigint NOT NULL,
    ceiling_amount bigint NOT NULL,
    hit_amount bigint NOT NULL,
    server_seed_hash text NOT NULL,
    chain_seed text NOT NULL,
    chain_before integer NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    CONSTRAINT jackpots_hit_in_range CHECK (((hit_amount > start_amount) AND (hit_amount <= ceiling_amount))),
    CONSTRAINT jackpots_levels_pool_check CHECK ((pool >= 0))
);
-- statement
CREATE TABLE public.jackpots_rounds (
    player_id integer NOT NULL,
    round_id text NOT NULL,
    message_id bigint NOT NULL,
    jackpot text NOT NULL,
    game text NOT NULL,
    currency text NOT NULL,
    worth bigint NOT NULL,
    counted bigint DEFAULT 0 NOT NULL,
    pending boolean NOT NULL,
    at timestamp with time zone NOT NULL
);
-- statement
CREATE TABLE public.jackpots_wins (
    jackpot text NOT NULL,
    level text NOT NULL,
    cycle integer NOT NULL,
    jackpot_name text NOT NULL,
    level_name text NOT NULL,
    player_id integer NOT NULL,
    user_name text NOT NULL,
    round_id text NOT NULL,
    game text NOT NULL,
    amount bigint NOT NULL,
    jackpot_currency text NOT NULL,
    paid bigint NOT NULL,
    currency text NOT NULL,
    start_amount bigint NOT NULL,
    ceiling_amount bigint NOT NULL,
    server_seed text NOT NULL,
    server_seed_hash text NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    at timestamp with time zone NOT NULL
);
-- statement
CREATE TABLE public.ledger_caps (
    player_id integer NOT NULL,
    cap_id bigint NOT NULL,
    measure text NOT NULL,
    amount bigint NOT NULL,
    weights jsonb NOT NULL,
    unit text,
    zone text NOT NULL,
    until_at timestamp with time zone,
    window_start timestamp with time zone NOT NULL,
    used numeric NOT NULL,
    CONSTRAINT ledger_caps_amount_check CHECK ((amount >= 0)),
    CONSTRAINT ledger_caps_check CHECK (((unit IS NOT NULL) OR (amount = 0))),
    CONSTRAINT ledger_caps_measure_check CHECK ((measure = ANY (ARRAY['stake'::text, 'loss'::text]))),
    CONSTRAINT ledger_caps_unit_check CHECK ((unit = ANY (ARRAY['day'::text, 'week'::text, 'month'::text])))
)
WITH (fillfactor='50');
-- statement
CREATE SEQUENCE public.ledger_transaction_id
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
-- statement
CREATE TABLE public.ledger_transactions (
    player_id integer NOT NULL,
    id bigint DEFAULT nextval('public.ledger_transaction_id'::regclass) NOT NULL,
    key text NOT NULL COLLATE pg_catalog."C",
    leg smallint DEFAULT 0 NOT NULL,
    kind text NOT NULL,
    body_hash bigint NOT NULL,
    currency text NOT NULL COLLATE pg_catalog."C",
    accounts text[] NOT NULL,
    amounts bigint[] NOT NULL,
    real_after bigint NOT NULL,
    bonus_after bigint NOT NULL,
    round_id text COLLATE pg_catalog."C",
    game text,
    opens boolean DEFAULT false NOT NULL,
    finishes boolean DEFAULT false NOT NULL,
    reversed_by bigint,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT ledger_entries_balance CHECK (((((((((COALESCE(amounts[1], (0)::bigint) + COALESCE(amounts[2], (0)::bigint)) + COALESCE(amounts[3], (0)::bigint)) + COALESCE(amounts[4], (0)::bigint)) + COALESCE(amounts[5], (0)::bigint)) + COALESCE(amounts[6], (0)::bigint)) + COALESCE(amounts[7], (0)::bigint)) + COALESCE(amounts[8], (0)::bigint)) = 0)),
    CONSTRAINT ledger_entries_paired CHECK (((cardinality(accounts) = cardinality(amounts)) AND (cardinality(amounts) <= 8)))
);
-- statement
CREATE VIEW public.ledger_entries AS
 SELECT t.player_id,
    t.id AS transaction_id,
    e.line,
    t.currency,
    e.account,
    e.amount,
    t.created_at
   FROM public.ledger_transactions t,
    LATERAL UNNEST(t.accounts, t.amounts) WITH ORDINALITY e(account, amount, line)
  WHERE (e.amount <> 0);
-- statement
CREATE TABLE public.ledger_round_caps (
    player_id integer NOT NULL,
    currency text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    CONSTRAINT ledger_round_caps_amount_check CHECK ((amount >= 0))
);
-- statement
CREATE TABLE public.ledger_rounds (
    player_id integer NOT NULL,
    round_id text NOT NULL COLLATE pg_catalog."C",
    game text NOT NULL,
    currency text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL,
    actions integer NOT NULL,
    staked_real bigint NOT NULL,
    staked_bonus bigint NOT NULL,
    won_real bigint NOT NULL,
    won_bonus bigint NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    CONSTRAINT ledger_round_not_negative CHECK (((actions >= 0) AND (staked_real >= 0) AND (staked_bonus >= 0) AND (won_real >= 0) AND (won_bonus >= 0))),
    CONSTRAINT ledger_rounds_state_check CHECK ((state = ANY (ARRAY['open'::text, 'settled'::text, 'rolled_back'::text])))
);
-- statement
CREATE TABLE public.ledger_wallets (
    player_id integer NOT NULL,
    currency text NOT NULL COLLATE pg_catalog."C",
    real_balance bigint DEFAULT 0 NOT NULL,
    bonus_balance bigint DEFAULT 0 NOT NULL,
    active boolean DEFAULT false NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    hidden_at timestamp with time zone,
    CONSTRAINT ledger_balance_safe CHECK (((real_balance + bonus_balance) <= '9007199254740991'::bigint)),
    CONSTRAINT ledger_bonus_not_negative CHECK ((bonus_balance >= 0)),
    CONSTRAINT ledger_real_not_negative CHECK ((real_balance >= 0))
)
WITH (fillfactor='50');
-- statement
CREATE TABLE public.letter_links (
    token_hash bytea NOT NULL,
    player_id integer NOT NULL,
    purpose text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT letter_links_purpose_check CHECK ((purpose = ANY (ARRAY['password'::text, 'confirmation'::text, 'unlock'::text])))
);
-- statement
CREATE TABLE public.levels_players (
    player_id integer NOT NULL,
    chargeable bigint DEFAULT 0 NOT NULL,
    persistent bigint DEFAULT 0 NOT NULL,
    level smallint DEFAULT 1 NOT NULL,
    CONSTRAINT levels_players_level_check CHECK (((level >= 1) AND (level <= 12))),
    CONSTRAINT levels_players_persistent_check CHECK ((persistent >= 0))
);
-- statement
CREATE TABLE public.levels_rounds (
    player_id integer NOT NULL,
    round_id text NOT NULL COLLATE pg_catalog."C",
    stake bigint NOT NULL,
    points bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT levels_rounds_points_check CHECK ((points >= 0)),
    CONSTRAINT levels_rounds_stake_check CHECK ((stake >= 0))
);
-- statement
CREATE TABLE public.limit_prompts (
    player_id integer NOT NULL,
    answered_at timestamp with time zone NOT NULL
);
-- statement
CREATE TABLE public.lobby_wins (
    player_id integer NOT NULL,
    round_id text NOT NULL,
    message_id bigint NOT NULL,
    shown boolean NOT NULL,
    nickname text NOT NULL,
    game text NOT NULL,
    currency text NOT NULL,
    bet bigint NOT NULL,
    win bigint NOT NULL,
    worth bigint NOT NULL,
    at timestamp with time zone NOT NULL
);
-- statement
CREATE TABLE public.mail_queue (
    id bigint NOT NULL,
    sealed bytea NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    due_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL
);
-- statement
ALTER TABLE public.mail_queue ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.mail_queue_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- statement
CREATE TABLE public.mailbox (
    id bigint NOT NULL,
    "to" text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    sent_at timestamp with time zone NOT NULL
);
-- statement
ALTER TABLE public.mailbox ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.mailbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- statement
CREATE TABLE public.origin_migrations (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
-- statement
CREATE TABLE public.origin_migrations_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
-- statement
CREATE TABLE public.outbox (
    shard smallint NOT NULL,
    id bigint NOT NULL,
    player_id integer,
    seq bigint,
    topic text NOT NULL,
    payload json NOT NULL,
    created_at timestamp with time zone NOT NULL
);
-- statement
ALTER TABLE public.outbox ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- statement
CREATE TABLE public.outbox_players (
    player_id integer NOT NULL,
    seq bigint DEFAULT 0 NOT NULL
)
WITH (fillfactor='50');
-- statement
CREATE TABLE public.outbox_sent (
    player_id integer NOT NULL,
    seq bigint NOT NULL,
    topic text NOT NULL,
    payload json NOT NULL,
    created_at timestamp with time zone NOT NULL
);
-- statement
CREATE TABLE public.outbox_shards (
    shard smallint NOT NULL,
    owner text,
    leased_until timestamp with time zone
);
-- statement
CREATE TABLE public.passkey_challenges (
    token_hash bytea NOT NULL,
    player_id integer,
    challenge text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
-- statement
CREATE TABLE public.passkeys (
    player_id integer NOT NULL,
    id uuid NOT NULL,
    credential_id text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    backed_up boolean NOT NULL,
    rp_id text NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone
);
-- statement
CREATE SEQUENCE public.payment_address_index
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
-- statement
CREATE TABLE public.payment_notices (
    player_id integer NOT NULL,
    notice_id text NOT NULL,
    received_at timestamp with time zone NOT NULL
);
-- statement
CREATE TABLE public.payment_profiles (
    player_id integer NOT NULL,
    id text NOT NULL,
    method text NOT NULL,
    provider_token text NOT NULL,
    title text NOT NULL,
    first6 text,
    last4 text,
    expiry_month smallint,
    expiry_year smallint,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone
);
-- statement
CREATE TABLE public.payment_screenings (
    player_id integer NOT NULL,
    payment_id text NOT NULL COLLATE pg_catalog."C",
    device text COLLATE pg_catalog."C",
    network text NOT NULL COLLATE pg_catalog."C",
    country text COLLATE pg_catalog."C",
    seen_at timestamp with time zone NOT NULL
);
-- statement
CREATE TABLE public.payments (
    player_id integer NOT NULL,
    id text NOT NULL,
    action text NOT NULL,
    state text NOT NULL,
    method text NOT NULL,
    provider text NOT NULL,
    currency text NOT NULL,
    amount_cents bigint NOT NULL,
    requested_cents bigint NOT NULL,
    coin jsonb,
    profile_id text,
    destination text,
    reference text,
    page_url text,
    return_url text,
    locale text NOT NULL,
    confirmations_seen integer DEFAULT 0 NOT NULL,
    reason text,
    created_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    recallable boolean DEFAULT false NOT NULL,
    CONSTRAINT payments_amount_cents_check CHECK ((amount_cents > 0))
);
-- statement
CREATE TABLE public.play_gaming_sessions (
    player_id integer NOT NULL,
    started_at timestamp with time zone NOT NULL,
    seen_at timestamp with time zone NOT NULL,
    checked_at timestamp with time zone NOT NULL
);
-- statement
CREATE TABLE public.play_launch_tokens (
    token_hash bytea NOT NULL,
    player_id integer NOT NULL,
    session_id text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
-- statement
CREATE TABLE public.play_sessions (
    player_id integer NOT NULL,
    id text NOT NULL,
    studio text NOT NULL,
    game text NOT NULL,
    family text NOT NULL,
    mode text NOT NULL,
    currency text NOT NULL,
    locale text NOT NULL,
    account_session_id text,
    created_at timestamp with time zone NOT NULL,
    opened_at timestamp with time zone,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    profile text NOT NULL,
    reality_check_minutes integer NOT NULL,
    highest_stake bigint,
    CONSTRAINT play_profile_known CHECK ((profile = ANY (ARRAY['CW'::text, 'EE'::text, 'strict'::text]))),
    CONSTRAINT play_real_has_player CHECK (((mode = 'demo'::text) OR ((player_id > 0) AND (account_session_id IS NOT NULL)))),
    CONSTRAINT play_sessions_highest_stake_check CHECK ((highest_stake > 0)),
    CONSTRAINT play_sessions_mode_check CHECK ((mode = ANY (ARRAY['real'::text, 'demo'::text]))),
    CONSTRAINT play_sessions_reality_check_minutes_check CHECK ((reality_check_minutes > 0))
);
-- statement
CREATE TABLE public.player_documents (
    player_id integer NOT NULL,
    id uuid NOT NULL,
    document_type text NOT NULL,
    status text NOT NULL,
    description text,
    reason text,
    file_name text NOT NULL,
    media_type text NOT NULL,
    file_size integer NOT NULL,
    content_hash bytea NOT NULL,
    content bytea NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT player_documents_document_type_check CHECK ((document_type = ANY (ARRAY['identity'::text, 'address'::text, 'deposit'::text, 'payment_method'::text]))),
    CONSTRAINT player_documents_file_size_check CHECK ((file_size > 0)),
    CONSTRAINT player_documents_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text])))
);
-- statement
CREATE TABLE public.player_groups (
    player_id integer NOT NULL,
    group_id text NOT NULL,
    added_at timestamp with time zone NOT NULL
);
-- statement
CREATE TABLE public.players (
    id integer NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    nickname text,
    first_name text,
    last_name text,
    date_of_birth date,
    gender text,
    country text NOT NULL,
    city text,
    address text,
    postal_code text,
    state text,
    mobile_phone text,
    currency text NOT NULL,
    language text NOT NULL,
    license_name text NOT NULL,
    receive_promos boolean NOT NULL,
    receive_sms_promos boolean NOT NULL,
    terms_accepted_at timestamp with time zone,
    age_accepted_at timestamp with time zone,
    confirmed_at timestamp with time zone,
    verified boolean DEFAULT false NOT NULL,
    can_issue_bonuses boolean DEFAULT true NOT NULL,
    deposit_bonus_code text,
    autoregistered boolean DEFAULT false NOT NULL,
    registration_key text,
    created_at timestamp with time zone NOT NULL,
    current_sign_in_at timestamp with time zone,
    personal_id_number text,
    iban text,
    receive_promos_via_phone_calls boolean DEFAULT false NOT NULL,
    agreed_to_partner_promotions boolean DEFAULT false NOT NULL,
    last_sign_in_at timestamp with time zone,
    closed_at timestamp with time zone,
    two_factor_secret bytea,
    two_factor_step bigint,
    host text,
    stag text,
    affb_id text,
    session_minutes integer,
    CONSTRAINT players_email_check CHECK ((email = lower(email))),
    CONSTRAINT players_gender_check CHECK ((gender = ANY (ARRAY['m'::text, 'f'::text])))
);
-- statement
ALTER TABLE public.players ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.players_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- statement
CREATE TABLE public.recovery_codes (
    player_id integer NOT NULL,
    code_hash bytea NOT NULL,
    used_at timestamp with time zone
);
-- statement
CREATE TABLE public.register_bans (
    person bytea NOT NULL,
    until_at timestamp with time zone NOT NULL
);
-- statement
CREATE TABLE public.restore_ids (
    player_id integer NOT NULL,
    project text NOT NULL COLLATE pg_catalog."C",
    restore_id text NOT NULL,
    set_at timestamp with time zone NOT NULL
);
-- statement
CREATE TABLE public.sandbox_migrations (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
-- statement
CREATE TABLE public.sandbox_migrations_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
-- statement
CREATE TABLE public.sandbox_notices (
    notice_id text NOT NULL,
    notice jsonb NOT NULL,
    due_at timestamp with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    delivered_at timestamp with time zone
);
-- statement
CREATE TABLE public.sandbox_payments (
    payment_id text NOT NULL,
    reference text NOT NULL,
    action text NOT NULL,
    kind text NOT NULL,
    amount_cents bigint NOT NULL,
    currency text NOT NULL,
    locale text NOT NULL,
    return_url text,
    coin jsonb,
    state text DEFAULT 'open'::text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
-- statement
CREATE TABLE public.sandbox_profiles (
    token text NOT NULL,
    profile jsonb NOT NULL
);
-- statement
CREATE TABLE public.sandbox_transfers (
    id bigint NOT NULL,
    payment_id text NOT NULL,
    amount_cents bigint NOT NULL,
    confirmations integer DEFAULT 0 NOT NULL,
    needed integer NOT NULL,
    next_block_at timestamp with time zone NOT NULL
);
-- statement
ALTER TABLE public.sandbox_transfers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sandbox_transfers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- statement
CREATE TABLE public.second_steps (
    token_hash bytea NOT NULL,
    player_id integer NOT NULL,
    password_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
-- statement
CREATE TABLE public.self_assessments (
    player_id integer NOT NULL,
    taken_at timestamp with time zone NOT NULL,
    score integer NOT NULL,
    band text NOT NULL
);
-- statement
CREATE TABLE public.sessions (
    id uuid NOT NULL,
    player_id integer NOT NULL,
    token_hash bytea NOT NULL,
    ip text NOT NULL,
    country text,
    user_agent text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    seen_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    device text
);
-- statement
CREATE TABLE public.sign_in_failures (
    subject bytea NOT NULL,
    failures integer NOT NULL,
    counted_from timestamp with time zone NOT NULL
);
-- statement
CREATE TABLE public.terms_versions (
    published_at timestamp with time zone NOT NULL
);
-- statement
CREATE TABLE public.used_captchas (
    challenge_hash bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
-- statement
CREATE SEQUENCE public.user_limit_id
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
-- statement
CREATE TABLE public.user_limits (
    player_id integer NOT NULL,
    id bigint DEFAULT nextval('public.user_limit_id'::regclass) NOT NULL,
    type text NOT NULL,
    period text,
    minutes integer,
    accounts jsonb NOT NULL,
    zone text NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    effective_at timestamp with time zone,
    confirm_from timestamp with time zone,
    confirm_until timestamp with time zone,
    active_until timestamp with time zone,
    token_hash bytea,
    mailed_at timestamp with time zone,
    ended_at timestamp with time zone,
    end_reason text,
    asked_looser boolean DEFAULT false NOT NULL,
    asked_host text,
    CONSTRAINT user_limits_status_check CHECK ((status = ANY (ARRAY['active'::text, 'confirmed'::text, 'confirmed_disable'::text, 'unconfirmed'::text, 'unconfirmed_disable'::text])))
);
-- statement
ALTER TABLE ONLY public.arcade_chains ALTER COLUMN id SET DEFAULT nextval('public.arcade_chains_id_seq'::regclass);
-- statement
ALTER TABLE ONLY public.arcade_seeds ALTER COLUMN id SET DEFAULT nextval('public.arcade_seeds_id_seq'::regclass);
-- statement
INSERT INTO public.arcade_migrations VALUES
	('0001_arcade', '2026-11-23T19:47:43.348Z');
-- statement
INSERT INTO public.arcade_migrations_lock VALUES
	('migration_lock', 0);
-- statement
INSERT INTO public.arcade_rounds VALUES
	('r_xN6X2BnzmmMgaW0Mnkgf', 'player:q2X0UvjhkUZJKBOai-yKT7LLBthHb_LA', 'real', 'orbital-9/CosmicGems', 'lines-low', 'EUR', 'player***', 'finished', 1, 0, NULL, NULL, 5, 20, 0, '2026-11-23 19:47:44.68+00', '2026-11-23 19:47:44.7+00'),
	('r_nsMkJOt3xxwybEGeI-ig', 'player:q2X0UvjhkUZJKBOai-yKT7LLBthHb_LA', 'real', 'cosmo-table/GrandRoulette', 'roulette-european', 'EUR', 'player***', 'finished', 2, 0, NULL, NULL, 1, 100, 0, '2026-11-23 19:47:44.804+00', '2026-11-23 19:47:44.814+00'),
	('r_wgIkleIq6M2yGW1oXHlW', 'player:q2X0UvjhkUZJKBOai-yKT7LLBthHb_LA', 'real', 'cosmo-table/AceBlackjack', 'blackjack-s17', 'EUR', 'player***', 'open', 3, 0, NULL, '{"hands": [{"done": false, "cards": ["AS", "2S"], "split": false, "stake": 100, "doubled": false}], "phase": "hands", "stake": 100, "active": 0, "dealer": ["2D", "2H"], "insurance": 0}', 4, 100, 0, '2026-11-23 19:47:44.878+00', NULL),
	('r_t5Anu0BbBcLw4XtT0q6u', 'player:ijvJoTSmI4m2dqvbvyKEaWbiKi0eWGvD', 'real', 'orbital-9/CosmicGems', 'lines-low', 'EUR', 'player***', 'finished', 4, 0, NULL, NULL, 5, 20, 16, '2026-11-23 19:47:47.035+00', '2026-11-23 19:47:47.051+00');
-- statement
INSERT INTO public.arcade_seeds VALUES
	(1, 'player:q2X0UvjhkUZJKBOai-yKT7LLBthHb_LA', 'orbital-9/CosmicGems', 'cf1c17717859f4da0972f8171b25967393b92f9187e1895f39af1b86931a2a62', 'bb2237445810e61ca0c283ba047d91a679c422f5f421fd906ac66d653eba002f', 'c_BMX3FTCjafiTmV95VaUi', 1, '2026-11-23 19:47:44.674+00', NULL),
	(2, 'player:q2X0UvjhkUZJKBOai-yKT7LLBthHb_LA', 'cosmo-table/GrandRoulette', '3119cb37e54e1ecefa4aeb125f472af41920f941154bf0ac913ae0dc0790f11c', 'eed282e7059909b19904f6693adbb5dab04704b37dcce90419d57681f607c644', 'c_eGRODbJR3FKFBzNNRlqk', 1, '2026-11-23 19:47:44.801+00', NULL),
	(3, 'player:q2X0UvjhkUZJKBOai-yKT7LLBthHb_LA', 'cosmo-table/AceBlackjack', '254731bd0609227b3d10a8388590a658a1a7534633745cf846691290e59c6cdc', '53cb99546a05b1c637db25a2249acddebcd3a00e18302247d30dd7c78af05d71', 'c_X9hRxX2DZR2NOHY2DKxc', 1, '2026-11-23 19:47:44.872+00', NULL),
	(4, 'player:ijvJoTSmI4m2dqvbvyKEaWbiKi0eWGvD', 'orbital-9/CosmicGems', '7ad3564013e6cdfb5b2ad5a1bc915bebced06c61a13bc44670ff9fd7e2ef4c13', '6bda3ed407aaab41b7010be23a55a81c75b3267175ff75e65f4621f5a01262d2', 'c_pzDcwOMHKNuCb0bLcZ_9', 1, '2026-11-23 19:47:47.032+00', NULL);
-- statement
INSERT INTO public.arcade_sessions VALUES
	('DWfXQhPv5CAk_PU2rKfhihY2q98', '69617a17e8cfe23a4738e575190bdcb845a9d72044b3876735bfbbc8bf7aa55c', 'player:q2X0UvjhkUZJKBOai-yKT7LLBthHb_LA', 'real', 'q2X0UvjhkUZJKBOai-yKT7LLBthHb_LA', 'player***', 'orbital-9/CosmicGems', 'EUR', 100, 'en', '{"autoplay": false, "min_cycle_ms": 2500, "highest_stake": null, "reality_check_minutes": 60}', '2026-11-23 19:47:44.665+00', '2026-11-24 07:47:44.665+00'),
	('zHSB8-yPIGJhP1pZY-KfryQe5l8', '904db0585eacda6fc5d3d3beaf92a9218c99f23887eef41fc9d6735ff61ed5aa', 'player:q2X0UvjhkUZJKBOai-yKT7LLBthHb_LA', 'real', 'q2X0UvjhkUZJKBOai-yKT7LLBthHb_LA', 'player***', 'cosmo-table/GrandRoulette', 'EUR', 100, 'en', '{"autoplay": false, "min_cycle_ms": 0, "highest_stake": null, "reality_check_minutes": 60}', '2026-11-23 19:47:44.792+00', '2026-11-24 07:47:44.792+00'),
	('ewFhKzo3J9JiEVxG9aWcYKHkVnk', 'f7f2e0e07eb8e8c1d3c5e47e1977c7cba0399f527f4e8f7fb83336972ff2d0a1', 'player:q2X0UvjhkUZJKBOai-yKT7LLBthHb_LA', 'real', 'q2X0UvjhkUZJKBOai-yKT7LLBthHb_LA', 'player***', 'cosmo-table/AceBlackjack', 'EUR', 100, 'en', '{"autoplay": false, "min_cycle_ms": 0, "highest_stake": null, "reality_check_minutes": 60}', '2026-11-23 19:47:44.865+00', '2026-11-24 07:47:44.865+00'),
	('DKQFSzDq6lya5TgVJbO_77tYvco', '1fe783dfb9919f288e9225498227384e87195ba034d4ae63af29e2c2daf06f0f', 'player:ijvJoTSmI4m2dqvbvyKEaWbiKi0eWGvD', 'real', 'ijvJoTSmI4m2dqvbvyKEaWbiKi0eWGvD', 'player***', 'orbital-9/CosmicGems', 'EUR', 100, 'en', '{"autoplay": false, "min_cycle_ms": 2500, "highest_stake": null, "reality_check_minutes": 60}', '2026-11-23 19:47:47.024+00', '2026-11-24 07:47:47.024+00');
-- statement
INSERT INTO public.arcade_steps VALUES
	('a_OvNFGdq0Uh_PxqII-mwz', 'r_xN6X2BnzmmMgaW0Mnkgf', 0, 'player:q2X0UvjhkUZJKBOai-yKT7LLBthHb_LA', 'd7f50323332450858b3150a845e177d274f0', 'DWfXQhPv5CAk_PU2rKfhihY2q98', 'real', 'done', NULL, '{"type": "spin", "stake": 20}', '[{"pay": 0, "kind": "spin", "wins": [], "stake": 20, "stops": [1, 3, 0, 11, 28], "window": [[5, 2, 10], [2, 8, 5], [3, 5, 6], [5, 10, 0], [2, 3, 8]], "scatters": []}]', 20, 0, true, NULL, 5, 4980, '2026-11-23 19:47:44.683+00'),
	('a_PqggEPgDssoacVCQaKNx', 'r_nsMkJOt3xxwybEGeI-ig', 0, 'player:q2X0UvjhkUZJKBOai-yKT7LLBthHb_LA', '8fe1c50be8db8f669361e346102f1482a3ea', 'zHSB8-yPIGJhP1pZY-KfryQe5l8', 'real', 'done', NULL, '{"bets": [{"kind": "red", "stake": 100}], "type": "spin"}', '[{"bets": [{"kind": "red", "stake": 100}], "kind": "bets", "stake": 100}, {"kind": "ball", "colour": "black", "pocket": 26}]', 100, 0, true, NULL, 1, 4880, '2026-11-23 19:47:44.805+00'),
	('a_K0uw_NZvA0MH2Ah7wqwC', 'r_wgIkleIq6M2yGW1oXHlW', 0, 'player:q2X0UvjhkUZJKBOai-yKT7LLBthHb_LA', '449fc79c2a69712c3a63ef83d7df5318071f', 'ewFhKzo3J9JiEVxG9aWcYKHkVnk', 'real', 'done', NULL, '{"type": "deal", "stake": 100}', '[{"kind": "deal", "soft": true, "cards": ["AS", "2S"], "stake": 100, "value": 13, "dealerUp": "2D"}]', 100, 0, false, '{"hands": [{"done": false, "cards": ["AS", "2S"], "split": false, "stake": 100, "doubled": false}], "phase": "hands", "stake": 100, "active": 0, "dealer": ["2D", "2H"], "insurance": 0}', 4, 4780, '2026-11-23 19:47:44.879+00'),
	('a_ZgHSwZxBzKUSYRUbMFos', 'r_t5Anu0BbBcLw4XtT0q6u', 0, 'player:ijvJoTSmI4m2dqvbvyKEaWbiKi0eWGvD', 'dc90e09bba69bb0f262b1f8de4e9236637cf', 'DKQFSzDq6lya5TgVJbO_77tYvco', 'real', 'done', NULL, '{"type": "spin", "stake": 20}', '[{"pay": 16, "kind": "spin", "wins": [{"pay": 16, "line": 13, "ways": null, "count": 3, "symbol": 5, "positions": [[0, 0], [1, 1], [2, 0]]}], "stake": 20, "stops": [20, 11, 19, 27, 6], "window": [[5, 3, 4], [9, 5, 0], [5, 7, 2], [5, 2, 8], [9, 8, 6]], "scatters": []}]', 20, 16, true, NULL, 5, 4996, '2026-11-23 19:47:47.036+00');
-- statement
INSERT INTO public.bonus_deposits VALUES
	(1, '4c8a80b8-34d6-83fe-831d-1ed2b628e4cc', '2026-11-23 19:47:44.733+00'),
	(3, '238cfc9f-67f5-8319-a2cd-ddb837219f13', '2026-11-23 19:47:45.731+00'),
	(4, '6dcd148c-64e3-8fe0-9040-38e8068009ee', '2026-11-23 19:47:46.727+00');
-- statement
INSERT INTO public.bonuses VALUES
	(4, 1, 'deposit:liftoff', 'deposit', NULL, '{"de": "Abflugbonus", "en": "Lift-off bonus", "et": "Õhkutõusuboonus", "it": "Bonus di decollo", "no": "Avgangsbonus", "fr-CA": "Bonus de décollage"}', 'issued', 'EUR', 2500, 5, 500, NULL, 0, 0, 0, 0, 14, '2026-11-23 19:47:46.733+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
-- statement
INSERT INTO public.cashback_players VALUES
	(1);
-- statement
INSERT INTO public.cashback_rounds VALUES
	(1, 'arcade:r_nsMkJOt3xxwybEGeI-ig', '2026-11-23', 'EUR', 100);
-- statement
INSERT INTO public.cashback_weeks VALUES
	(1, 'EUR', '2026-11-23', 100, NULL, NULL, NULL, NULL);
-- statement
INSERT INTO public.games_played VALUES
	(1, 'orbital-9/CosmicGems', '2026-11-23 19:47:44.643+00', '2026-11-23 19:47:44.687+00'),
	(1, 'cosmo-table/GrandRoulette', '2026-11-23 19:47:44.779+00', '2026-11-23 19:47:44.808+00'),
	(1, 'cosmo-table/AceBlackjack', '2026-11-23 19:47:44.848+00', NULL),
	(4, 'orbital-9/CosmicGems', '2026-11-23 19:47:47.007+00', '2026-11-23 19:47:47.047+00');
-- statement
INSERT INTO public.idempotency_keys VALUES
	('visitor:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', '\x476a370a961cccb88dd3180b02a8998fa60bfd5b39d9ce6b993aa6f07359885c', '\xa8b69e1bcc490413d18b502e6db39d16c32be5c3a0ba40c30e523af283d18210', '\xb70d37cad5e555c3b328f491d8aa80e9219c89f23a44cef368a553015e7be2f2ffa5f85d198d768cab0cd8e1369045770fd3f3b8a284e5cec1c1a1fa57599269faf5428c80ac139dda22fcf20130ef88b78ec6146f70dab46eb1a07ce62d76c12c0357f0bc5be8eb2acddcc5afdf5a9af898b3ec55cabd5cb65b35749b8aa4e032b4b9d2ecc98c409651afa7329160d032f959e401565317acab3d391f61273262bf35296905bdfc3c112dc443428baf22862e1586aeeed52de018434a1129551c4ae39fd7aecd9bc8767c575e48a791f6614f550a89353e70d981cbe53781fcfdf5a1bafb41d0d04225da00dd14357c4510bb6d899dedc8d08b967de4e13a66942f7e8e5915683c2371d90c68e6c06c386f743d5472a7d672495418015dd6db226e824332dab2ff8fb02c1e3eadb79b2c8066cca1269314cbd921f1b820455d3d7e7bbd99f5c627888abf90660b12f41b33565049b6cd69e8eb9b0db42751e774c10e38d7edb5b71fbc8dc30b546991005e230eb3df662bc272be5d254a3f2bebd61d1b047d4461609f25b30029c34688744d51e1774910c501127805f5eedb3788c0d0a443f1b02aa9b7331cb6a46de02e47373d0b7068e6b33ba17c7746a27ab16c674060b8947543f832b8562e88b5a4a4da06acb821c583494ed14ed4e58b3bce689337cf80a25cde1bbd0ed6cb55d393da6a066a0a353ce283d2092a20e8f8276e02c21332ac5dd663bde6eca93990a40b0cf89f200c82a33d511b9dc16a7697dc341319c1d8f2b495827c10f0c4e061305a6f1085a3a5362d53a9c699f9824adf915c73ed0e9c45e55f6610e6652e1646f0b577e6f542fa328c5abb347417ca933fbcd84b5a5cee1eaa2577d2cf26034782f4bbd77b67b4d1bcd261401cc8b15ee81d4446da8a38277e48b14d4cf2e0f6f0c8fe125dec27f3bdc524d57c1e7361fa7bf600f90275d758fb290e33ac1303c83b53540019cfb46eec003032986145cccafb85b5f8f982a8426a2cd153c55fea18c1dd91e3fd940a65344af2af5582d6516fb7ca71180272ae260c315c9ccc35552ea7051f00017fbaff65e45bae559cf13c63e23bffd9639e972de42e7af5a8029037d161cfcd28ef59c47fac6f0ed2eb4dd9ac82801c68cb70e415b22e7b9b5908e0186318df7f9a45fe945e4518d2c11d2d9bb937efeb281799132b3945e610ccc9adbae5b8c7ee73035974c400d52f82235029bd49a61faa74a0e2600daf02dbfb076a1d6bbbb4899cd3aca9311daa5e1072b6dd718e27658cff264c8db049f27353fffd05e69c9456e44c8ea574504a0b85771868866fd57bfa92d8582d69a1382d8ab15c478697e9c2ba31fc3bb89b0c866415239475afd109326624d64fcb5f9f127f632fbb0bb3d9b4928a7818b8fe3f4ff75969fbdbbdf26667be3578f127d70585540b723193cb50558a24da6fc7b903aa6245f18206c2', '2026-11-23 19:47:53.524+00', '2026-11-23 19:47:43.524+00'),
	('player:1', '\x183aaf90ab3839a8f44a1dafddec93834155b659a9af1f93f38eb4c51caa7552', '\xe2f8d881119c3a31adedc4d89f9b147bc599b3bdbf52e388255f6289ee8184da', '\x8fbcf216009e3be316abb04d16b472ea78cb5ebafb6c40695ccc00da1369d255d36ac84db103780251411bd9df7187759fce244211a3598bcb4675ac6214399a87b26f89224c7e81d5baa3b0b31269974e247b68d660bec39360bcb10bd16d3f4e48789c24e90bd7cddf07f6fe70f56ccbe9e44d3d881401873492bcb9510899352d2890efbadd10528f2df4447bd216d124d79e38c29518c19075e296337a19f444a557b89ed36d39c8a3ef2607c974668ee4f23594eedd1f5cdc2301139796afc5771d5d39850ad269b93d49356fcb5cef4e26cff11487ee788d15b050f5f4bc85557e8bae349487427b8e94b730f2babe5f755fc541745ea03c4044292084ae05865aa2bf50c15007eb3378f4b5f73752940ef593ab855adc27f71d2e92d9be423580cb086412fa791ab0abdce6866268fb1888867d87ccdf91e8f929947d999d2e189ea74cfa3b351815f90fb4e17f411301db4b49a28e48240f1747345f716aba415c3f73d00f5a46d63ea08200e4bd8eafcf0d4c37cb400e80954d9b5e9bf5e171660eadc2fbbb35aa14733035acd88ff340eef737fc274926f0a72f0f4973cf19dc600374d360aa90af56ab86c57e1c316e9494ccedfd2a4d5ceeb94d7fcbc00419881071c60d2979f0638cdd', '2026-11-23 19:47:53.66+00', '2026-11-23 19:47:43.66+00'),
	('player:1', '\x22b010be787977bbf333264aea3ec6e58fb56617a55250b55f0573129577a5e7', '\xceba0e116c8523e03375ab35eb35c35b9b33304511473a4aaf39fb518ab0d3f1', '\x0104eed84f5dd97730a091e0665967b7dd555a35d4d46e0be7c8118db86bfd331169e31112f271eb5e8243a55e670ecf395ea9b41c63a3f030d1aaa88f807b6e1cf3e562576c59ec2c8358711b2f2c82937efca5ab00521d57176104e3267b9a6797535a3d0d990aeb2e0adbb556d4b8b2c7605ad88708576c1a88718f2aea189ae6124728ca7ede030957f971f3c209679b9a5560ad9b4e200fb00c4514c724627236ec28d61e80e1bd3408b6ab16b71691a90c99ad226eb4c3b3e7580857704033851496473f8c725c0637c431f52521e2b3b3b4303acda58c4a8e2e289f76e3b2045af4e788f0de57572336209bdccb2a45fb63e1a1ce4351e96ba1174d03b8dceb939514241e24d228c9a2cd363be91aa8f3abb73bdd5ef59faf0fef1b81940a9a75c01d1c790e87122e0c3fe3d65cbb88dfbc5261ffaa15d57a01cd073976af87fbac9f448c5846b819356a6736d55605cdb2516c2bd52f307f71d8af5e7577064c776a537f38b68ae1f3784aebbd6eee3882b31bedc1b26638ea5f07d26114a646eeec15e1cedfc235c3ecdacebd1c565c7994e1bc79a7c31db11b08b4f01f9ceb150afde9cf', '2026-11-23 19:47:54.927+00', '2026-11-23 19:47:44.927+00'),
	('visitor:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', '\xe384ced87cf218a59ed34c15dde41f1453e78fc14a25559c8195efd761823e64', '\xe69819a2c396c2f3bca5c569458632157eba92a2ef6901df86a5e22e59a8d598', '\x5d6e014d7f112bc97756d896e20eee5f50a6d2657340af4e726752e6781ecd6b67e9daf69782ac27c400f8bc4b5fd778d3cd79cad05aeb5f3119de7b8f163b11da932fa8b4ac286a2857ea5fbd31d4006b60189bef34f576525363779dfde2d9d3ee675e0f7aa219b3ab3d7206c72a9cc509071e0c1f5570d266e68c5ab90037e1c2338ae7c4506b16b4e633a69940b3c64dc06b3a702df41f6dd9929d2f78cb92b3e217ef3d2326b8f6bfbf9e980057eb2b3280e7d687dcb71075f9e45fde9bbe8edcd863f1e070b9711ff6b57acb83b26295d2c3e3f763dbd8a0be895c018eac4e6d315d46081e05fb0b49d14a07918e7730f3c6ec23c950a02cedce7dfd6e188d115a758fa6ed37ea2e441656eca406257af98ab9f6c6aeaabea2086e0519398d56deb890a72a7c716ad7f938d19cdd4f25e161ad5f2c1bc52d7684664541454030c9aea20a154745b555a63116bba531946feb7f55610da3f4a616f6cdc86f3849682a0c90dd30f1db1301f65526fae7ed8ec6d4c7aa8c361cf5de3884b8f14dcc595a0392b43902301e78fc54c4fa148af44a34e022616bd347450aa42e7dc61637637e35050e6addac99d9455093574f16cfaa32f95660109b977c95aefa61cc92861e527df9e0a85a7f2321b621b28aeaf5ad8c69dc232288b0549c37afb1a60f6cb77251eb10fc2c80f8095c19cb8d03ba0c0efb5a10c2ea00f77a0bb6994481689e68dbdc2ef726e861ca45bb4f5a2e76ee4c44d10abdd59b0132cc06bc81070363ce915bf8143d86a68549c1ea7063eaa7a68bd3d0125420499e395779058dd8bf12b2a4e52620737a34b20a2af6d3e83ad9bccbbcf7a984210c85e3b05ac72bdcbb4f8f2f8c4cd0cba861684ef3108282b71f11c033a760f7060973bbbd3511127293b6883ae912799b857d06e63822aabf807c1fcfc71a70923b7cf910f2d3814376439aa67ad4aa9109b3685743022beea27863fceed635b654f28e47de91bedb595de7abfe0803e52951d89d411ba46987a84acfd3848144f27d5ecb04941906f5dd857ef8ece1e771fbe96315dfbff35074ad90fd13d3a9ffd2140c6214c9ce0c6de5e7354a6cfc1cef538e433fb9ef9f1dd54f2a57bdefec0b3ca331d47c76f8b0c6942fc4f8a809659acf2dd7f389db0876f87f76577f1cbae71e7699c942448489b1e13176fc11bd247a99ecb287ea04dadb802ea33dbe16ee4692dcfd61004fc725aad893bf3c404748e1ed7286c624d8cb1454d1181aca8a343429168f34cd364bcdcf25432fe395ecc9ce2c8c2bd0bb136d56dbdaf2209a1dfa894b8777483239822ee6533a88460f10ced6db48520259d975d7f279020fc4f054ca3d6a29350b6351c4f2827c388e5a2385f5b43c04beada46687a67b403756ba404c18dbadb0a537efac0ead8ca210f4883ae005b8edc5aa0d3a0da4fbfd2839f42fa96656f77e3e595dd65e', '2026-11-23 19:47:54.969+00', '2026-11-23 19:47:44.969+00'),
	('visitor:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', '\xbaf67674cfa2db72f7c808cde02005106ba4e82492d4d68557fb114674c4b23e', '\x5e5fc9a8a4272815e50a01ce146cd00fbed2345fed5b86acff3d3ae16f2200c1', '\x9fe3176f15138ae3774df5dfe1ab6739b48d9bae020e6157e51c1f41bd1fd92b0c1a127b12068f854dbf54c8f9b99a68aec68fc69f99a9af3c6bb585bea8a548e7d46b903d034db186a63029d770a4e36904057f02379edf610086df780bc925d32f67ac5eb35ea84c234934223cb5f1992aa255093435db377f1cfca1a958989832be560c765c92959a6d79b54dba2ddb10d745bda39e0edc69027b31b73f8dccd74ffe7b0ccce88e3546449b8068d0a17d674a5f103fc6d61da24e1cc68732a8724c1adb6f5e60bbec44f4ec162dadc5e664483161b2ce80ac6f6ef59056c80ae47434b8a16a36561e645dc646b0144b7a4b9dbf245fd2c3e8ca99a3950c1d0f419e65861e4328927363ac5d8e7e8cda1aeb52d65199a61b27742e1e929c9358b91e5f69e1d864b62e3d27ac59b59b04fdc2ceb3772f59801699cb0eac897d49192e231481be00774784d5c9949b309d140217d8b40c4c2db022428fd3a6f3707aa6a51d06b51d54d03d00e6d44c824f6255a699ab79dea0a7aaba5a2c5b6ded7af12138ff8decfb48d9ef29bc87fcf8944a472292d5acf6527cef0e1a01a5d98c0a1b806a9970af7691855c2cbda2059ac8591ea98d0aded9d996cc050cee6969ac99d5a968952efb316bd5e2c69ad44000f4c0ba4ee8089c8af5feb5210f3d6611d6465facff5eca98e1186572333bd32b0a5c9cb0b87800f66a012b86f5286d10aa589976d97ec05a87cc001b85305e23b15a8fe432190134358faba6377885f4a4cffa1efd49dc61466678a7c669ddf970b20206ffbd01f1da82f4f2e48d6b353849a2dd6346029b73ea37de4974eda8920119df344e71c1d82a21938f89582fb331ab920cdc5f57d2979e3a16ec413219dd7c42887a574871d3df4760735837b657ee51bb8c645a9d00bb3d9a46fe33d386389e8bb0316b68719a652024d7e24e34f8a43f080d2f137f911a4bd436e470d631b86e7a43fbbd9860a823246da5a29530148cfd58976f1b1faaf5fb29aaeed7de0bf6e55b7f08909b083f71632e305400a72404fc9475087bede430ead96e0ceb707a7a00bf5bba6319ba867119ca7abf51acee9ef11c1e67ecd350a9152114344ef43a6f4b03d2b96137f6d6778dc89956fac2530644b06a4ad135ee8a3a5124b5af2f84c8312d9ed794a1ad29985184731e5bcdb96937a09eca4c506a71a6c4b630519a3199da43ec1d46f9b7b542dff9cdd5804fb152cdd9b96bfeabfbe0ff9d40491021eb0b7edc09ee931159ad56b47db71a3e0fd0653deebffdf135055a1e03dc63b3c3d54bc8104b9e64a4e369ea3132e1f590e8ad0c16f87e5126da008d985c4aec4d8befab1caef7edfee96abf7164a4673da9a0036d5684cf747a989f75c69eae0696ecc839cc2a17b9ee523a42f65c3622fb301d9d0e77516fbf2bfff30674309d8616e8f048bf20fa39b1de2dc019982d7ebe3ef4ce', '2026-11-23 19:47:55.028+00', '2026-11-23 19:47:45.028+00'),
	('player:3', '\x3ec2d403b3d19230493fb2b590ba2dcc786fa0ff1a0c02e3f5811e89701cd8a1', '\xcaa931cd942e45b9403a346e44c52a60cec077c2bb77305fb7fa44b948422f61', '\xef6d9374b473229fdf113e2955acb387df8c3791cdaf73960b7b795de1e8eca719062f95cd088e6a77c8785bfb8be566f59e091728f98bebd37f60e532ca1052e27a4fbb824e09ab3a6828958bd4fe525453efac4d6476feb46e2bd64997d5200cfc617a5c4e3599f1dbc4b895bfe90e20f2262504d44698cf671397a59ea81c3cb156f975ca7f1388b6367c63f7f85d4fa1e0e1b49b606a0ab53d30af7f479cc8e99fd988937832fcd17975df877063397fd08c7ee542c8c2caf3463d81dbe7b981c535d79543a802d2d058e8306e792ee14231a797819f279b1b5f4d2c2863e5225c35eddcb7cef2e037c84199cedebc3a087c382c88c08f6bfb28610f5ddf1e187f4da71a5cccb84714bb1f585dd61fa28c4c2a91f4e4e2b1ea818fc28b59d3e100495a73979d0a845634e1a7a113b964b07d1c58e6b462e144c3f4d04933eabc889cc081c40650d1f87e1931c621681dfa4eb55ea5843b69b99bd2b6be9cf3ddd058e1229c8aaae2e42b16b8f4f62cbe730d42812d6bdd5fbcaef781a0a16ef13e84ffcca1274d2ac9db506f4f6d58492f4b794d23570000a115debfd0aafcf6e2d08f2e8747a01806270d35145e910d5799f8f24bc4064372b1f0c92573391e4c2d047c02c76689194126d3836c42', '2026-11-23 19:47:55.077+00', '2026-11-23 19:47:45.077+00'),
	('visitor:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', '\xcadd3de4d1671777185034043c5a6e5d6f25fe035272df16dff213aa7ea1e38c', '\x7d6147544bd065b3edcccff7e6b4ddfb1283fa59a9734fdd606f9ed0ccaf9150', '\xe74df171b95e6d038afe6b1b8091531d08bcd74edcb90536cd7b34f08a337600ca91f39d23a1eb621ddc519300e4aaaefe94ea987410ccb37435ee1ac8f67cd0c216081979a90e07208ffc1637c01a519ca683a4f1c6a0d8b9967ad3bed542702d383d6b025b97ebcc91c4c8a1d69377e793554b05327289a5575e22f7759853df381267087202d85f4ff059655497d0fbbb1f0455ee12f8a19f95daac0af7274de431f798b548ddf6f8996d43ab755019c8838202a3ec8613f2648dde9699b81e9416453864fa5d09bba41a7fb8eefddd90f19512f54a2687a129762a6166fa1bb74a6429b5c38253dd9a1fb87ecc29ad8986ec87af075b8a7f3246cc04900a71556e8c0ca4b84dea2456d24a0b0add59f121aea755274067deb3f1d00970dee7cd76fa2d0cdf85b52e133bc1da5c3725057ad7d02d893bb88afd8c5e91d86182f05e543b4223af4ae1856e7d480081d9d950e9b36b3edb08ebd55f43f161ca5e818012d72158642f1540bb3413e7b28207fe05ee7d13e95795fa9a24a2d26875c9ee81a29b6f82bde28f05e7f87bc36235698ded807778bb68867b7e2c3f3c106cbdbe22dabb7cf40597ba590598b61554d7afbce1f9e2a484ff3b6f7cf1949646e65acc78b16c519194b4a1c26f2b02a26c42fe6eb468d008597e574cb21220c0c23ae2a3db8dafa5cf6000e8797764cadc9282926a4b7d7a0a8d935f356db7499baf230183a57ca67bd409f14d4bef38cf4d5a44b69d43f0011b24433e5aedce8b8b46f6b68ccadcc213e4126e2d75e2fae28eda2940ae568b53a9f2e50811e7411c26ac1b888457a54aed9fd117e662fc1ef1417e8feab373bd49819311fb8a32f23320ceb17b41bd3fa89089b49b87565bb47c5a200e7514ca51c0199332db1fa717357f8142b0035f5795c35b7c5822921ac7e23bca8578342456963f3393c92819f0c8b40ba419291e558c7bd0968df85785d7258be19c8991808fa90f4c5abcce27f8d1e88e95be84553fa324e3cd828c6fe01c1d16d0ce73a4a3b10cfc5a0b073f62134a576a6ee30e263ae5646ba709f9a88dc93d9476d961dae6b51e3c30166ad1a6901ba4918568a59c6eb368a49d190c706c42c0fe5d797861b759069ba7dce10e812877dd3fda107875b2b80d7d6f3f6c7cd8e396525a84fc7ae7c6d1df8709991c4feefea8a7a48ebcb471e51e629536b25274ed477b777fe5a30dc06871c82dede12884077e6ef84addead55cb431e77647be88c483908b1b7cb615945e27d725f841fbd74ded493c99e81962a03147732fc069c1b07037a3db976488c629c1c431020ba26cf62948e38277d5714ab141bf4d29837ee9a89f5ba75e75dfb14f89bb0aca62fc42c073c8d08d858acd036f3f28381764d00c428b1f9391397f148fe93e05d74557fafecf1ef4591dee1868fc702a0f4f915d36b08f686baed9f3d061722a31a25dbe25', '2026-11-23 19:47:56.052+00', '2026-11-23 19:47:46.052+00'),
	('player:4', '\xbd3f22320585581016ead6a3d3118558a45a71f5ca1c8c76ea4d85d055caaf84', '\xe2f8d881119c3a31adedc4d89f9b147bc599b3bdbf52e388255f6289ee8184da', '\x3c618292cfa39ed91b1bd55182ed804b0aaf6f4b5915137a74d941c93f00480ff872e3203d948a91d561201e6002bcfdebca9731de7d4e76343244924300da70f67d59f9a11e6e1c3ff07e2219c584703917c6a7a06cd48a8e6aeeeaa812d916cba19b8d5c7465c498ee680284d97535763e9c647a41e26ae44620d7e787de3760378ffb96584948b36bf80548702b4a3087c9b2a7af4678c13a8a61759f3a4f123a8557f3dfcfb62ff071a24d1029af9971d991f491ceff204eaba072dfec5fd83fc90a29ad10b0f5d0d16e9b2eaeb0ebdc0c3c86694d523ca76ca79d0b8ed54cc3d32b126a253f4bed3f717b6c672155056e7e9d8f51c3e1cc66004ed9a72a06d32b4a9f40ad6427c7a14a3b749cc38c6175283555b4aaa792662ae41da7542bdb3602082900fe6a64734acda00b18de65474b35d0b6ae0804e6ff25d265410880aebd835ece4f27975fbea522f6ced40c794f5032ca91262c8000180ed99de68ab391c662ad35b99b589a86d6c07111a2673ca26f89d845fb335649e8f6a482f0e50939857ea8ce0d918f5d503f3106e4cbf2f782ac12e24baeecaa8cc77052c03350ecd2947d310a7c0dc905d6bbd4ee706ff012846f1af077837e1687de2cab6e267a3437e245a054b01ffeb109', '2026-11-23 19:47:56.19+00', '2026-11-23 19:47:46.19+00');
-- statement
INSERT INTO public.jackpots_levels VALUES
	('mystic-jackpots', 'level_1', 'EUR', 10000000000, 1, 10000, 150000, 61223, 'cc82782aa871380f2513e2787f932eac7336d3fc4744bd5136f81f4b19117933', 'ec840341e5e36f463c936c2492e1d2ac601ea013ea2be3daab0e6c2578ced0e4', 0, '2026-11-23 19:47:43.047+00'),
	('mystic-jackpots', 'level_2', 'EUR', 250000000000, 1, 250000, 2500000, 1010129, 'e15844cf83a119b4e98f0f1d60f15738a459e47f60852c6a2ae8ad05b315fe0c', '4f1e259ea1ec7331e9f05ab483577c1ba345c63553ea2054d98362701d98fa34', 0, '2026-11-23 19:47:43.047+00'),
	('mystic-jackpots', 'level_3', 'EUR', 10000000000000, 1, 10000000, 50000000, 46476624, '02e1f3a7fb59ec4af5a77b4546a2d0021f17e4c15d6254ed142d3f21e730531d', 'f893545e701a0fe4a5d8a93015d9bbbca7b30300f670e742a75c10a1f80ef808', 0, '2026-11-23 19:47:43.047+00');
-- statement
INSERT INTO public.ledger_rounds VALUES
	(1, 'arcade:r_xN6X2BnzmmMgaW0Mnkgf', 'orbital-9/CosmicGems', 'EUR', 'settled', 1, 20, 0, 0, 0, '2026-11-23 19:47:44.687+00', '2026-11-23 19:47:44.687+00'),
	(1, 'arcade:r_nsMkJOt3xxwybEGeI-ig', 'cosmo-table/GrandRoulette', 'EUR', 'settled', 1, 100, 0, 0, 0, '2026-11-23 19:47:44.808+00', '2026-11-23 19:47:44.808+00'),
	(1, 'arcade:r_wgIkleIq6M2yGW1oXHlW', 'cosmo-table/AceBlackjack', 'EUR', 'open', 1, 100, 0, 0, 0, '2026-11-23 19:47:44.882+00', NULL),
	(4, 'arcade:r_t5Anu0BbBcLw4XtT0q6u', 'orbital-9/CosmicGems', 'EUR', 'settled', 1, 20, 0, 16, 0, '2026-11-23 19:47:47.047+00', '2026-11-23 19:47:47.047+00');
-- statement
INSERT INTO public.ledger_transactions VALUES
	(0, 1, 'jackpots:start:mystic-jackpots:level_1:1', 0, 'jackpot_start', 6487829278572457213, 'EUR', '{jackpot_funding,jackpots}', '{-10000,10000}', 0, 0, NULL, NULL, false, false, NULL, '2026-11-23 19:47:43.047+00'),
	(0, 2, 'jackpots:start:mystic-jackpots:level_2:1', 0, 'jackpot_start', -2599718183716000940, 'EUR', '{jackpot_funding,jackpots}', '{-250000,250000}', 0, 0, NULL, NULL, false, false, NULL, '2026-11-23 19:47:43.047+00'),
	(0, 3, 'jackpots:start:mystic-jackpots:level_3:1', 0, 'jackpot_start', -7937662726667834081, 'EUR', '{jackpot_funding,jackpots}', '{-10000000,10000000}', 0, 0, NULL, NULL, false, false, NULL, '2026-11-23 19:47:43.047+00'),
	(1, 4, 'cashbox:deposit:4c8a80b8-34d6-83fe-831d-1ed2b628e4cc', 0, 'deposit', 4832917147731057690, 'EUR', '{deposits,real}', '{-5000,5000}', 5000, 0, NULL, NULL, false, false, NULL, '2026-11-23 19:47:44.515+00'),
	(1, 5, 'arcade:a_OvNFGdq0Uh_PxqII-mwz', 0, 'play', 2631067722951112371, 'EUR', '{real,bonus,stakes,real,bonus,winnings}', '{-20,0,20,0,0,0}', 4980, 0, 'arcade:r_xN6X2BnzmmMgaW0Mnkgf', 'orbital-9/CosmicGems', true, true, NULL, '2026-11-23 19:47:44.687+00'),
	(1, 6, 'arcade:a_PqggEPgDssoacVCQaKNx', 0, 'play', 7556013204212595947, 'EUR', '{real,bonus,stakes,real,bonus,winnings}', '{-100,0,100,0,0,0}', 4880, 0, 'arcade:r_nsMkJOt3xxwybEGeI-ig', 'cosmo-table/GrandRoulette', true, true, NULL, '2026-11-23 19:47:44.808+00'),
	(1, 7, 'arcade:a_K0uw_NZvA0MH2Ah7wqwC', 0, 'play', -7309257049462095761, 'EUR', '{real,bonus,stakes,real,bonus,winnings}', '{-100,0,100,0,0,0}', 4780, 0, 'arcade:r_wgIkleIq6M2yGW1oXHlW', 'cosmo-table/AceBlackjack', true, false, NULL, '2026-11-23 19:47:44.882+00'),
	(1, 8, 'cashbox:reserve:608d3041-2808-8012-81dc-167ceeadf5d9', 0, 'withdrawal_reserve', 6676561134702678855, 'EUR', '{real,withdrawals_reserved}', '{-2000,2000}', 2780, 0, NULL, NULL, false, false, NULL, '2026-11-23 19:47:44.932+00'),
	(3, 9, 'cashbox:deposit:238cfc9f-67f5-8319-a2cd-ddb837219f13', 0, 'deposit', 9168282659101308916, 'EUR', '{deposits,real}', '{-10000,10000}', 10000, 0, NULL, NULL, false, false, NULL, '2026-11-23 19:47:45.506+00'),
	(4, 10, 'cashbox:deposit:6dcd148c-64e3-8fe0-9040-38e8068009ee', 0, 'deposit', 4832917147731057690, 'EUR', '{deposits,real}', '{-5000,5000}', 5000, 0, NULL, NULL, false, false, NULL, '2026-11-23 19:47:46.51+00'),
	(4, 11, 'arcade:a_ZgHSwZxBzKUSYRUbMFos', 0, 'play', -7078564471668041122, 'EUR', '{real,bonus,stakes,real,bonus,winnings}', '{-20,0,20,16,0,-16}', 4996, 0, 'arcade:r_t5Anu0BbBcLw4XtT0q6u', 'orbital-9/CosmicGems', true, true, NULL, '2026-11-23 19:47:47.047+00');
-- statement
INSERT INTO public.ledger_wallets VALUES
	(1, 'EUR', 2780, 0, true, '2026-11-23 19:47:43.581+00', NULL),
	(2, 'EUR', 0, 0, true, '2026-11-23 19:47:44.99+00', NULL),
	(3, 'EUR', 10000, 0, true, '2026-11-23 19:47:45.047+00', NULL),
	(4, 'EUR', 4996, 0, true, '2026-11-23 19:47:46.104+00', NULL);
-- statement
INSERT INTO public.letter_links VALUES
	('\x3ca92ddd8c1e533d179e1bef1506a944c414b9dd15c6c1038156b0d5b5ee8f29', 1, 'confirmation', '2026-11-23 19:47:43.844+00', '2026-11-26 19:47:43.844+00', NULL),
	('\xee1b01541ec98017eee14e6604f445e19662dbd90c965c776ad6552fea46793b', 2, 'confirmation', '2026-11-23 19:47:45.014+00', '2026-11-26 19:47:45.014+00', NULL),
	('\x040854741d95fe48d099195e6cc3552c4948af6b7329c8439e21a0f25fe6d124', 3, 'confirmation', '2026-11-23 19:47:45.082+00', '2026-11-26 19:47:45.082+00', NULL),
	('\x1950eb3b0de736accf6f74b21b3578d0a508ffbde42a0b807ff3a3f7f835e35b', 4, 'confirmation', '2026-11-23 19:47:46.34+00', '2026-11-26 19:47:46.34+00', NULL);
-- statement
INSERT INTO public.levels_players VALUES
	(1, 120, 120, 1),
	(4, 20, 20, 1);
-- statement
INSERT INTO public.levels_rounds VALUES
	(1, 'arcade:r_xN6X2BnzmmMgaW0Mnkgf', 20, 20, '2026-11-23 19:47:44.687+00'),
	(1, 'arcade:r_nsMkJOt3xxwybEGeI-ig', 100, 100, '2026-11-23 19:47:44.808+00'),
	(4, 'arcade:r_t5Anu0BbBcLw4XtT0q6u', 20, 20, '2026-11-23 19:47:47.047+00');
-- statement
INSERT INTO public.limit_prompts VALUES
	(1, '2026-11-23 19:47:44.905+00');
-- statement
INSERT INTO public.mailbox OVERRIDING SYSTEM VALUE VALUES
	(1, 'pilot-77458a34b4f5@example.com', 'Confirm your e-mail address', 'Hello,

welcome to Cosmodrome. Please confirm that this address is yours, so that letters about your account reach you.

Confirm my address:
http://localhost:42147/en/confirmation?confirmation_token=8ah6YRUI67mKkB80KejExqx_FHO5AMJQnopc4Y80mwA

The link works for 72 hours. If you have not opened an account, do nothing.

Your team at Cosmodrome
', '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Confirm your e-mail address</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#10131c;font:16px/1.5 sans-serif"><div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px">Hello,</p>
<p style="margin:0 0 16px">welcome to Cosmodrome. Please confirm that this address is yours, so that letters about your account reach you.</p>
<p style="margin:0 0 16px"><a href="http://localhost:42147/en/confirmation?confirmation_token=8ah6YRUI67mKkB80KejExqx_FHO5AMJQnopc4Y80mwA" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#10131c;color:#ffffff;text-decoration:none">Confirm my address</a></p>
<p style="margin:0 0 16px;font-size:14px">If the button does nothing, open this address:<br><a href="http://localhost:42147/en/confirmation?confirmation_token=8ah6YRUI67mKkB80KejExqx_FHO5AMJQnopc4Y80mwA" style="color:#10131c;overflow-wrap:anywhere">http://localhost:42147/en/confirmation?confirmation_token=8ah6YRUI67mKkB80KejExqx_FHO5AMJQnopc4Y80mwA</a></p>
<p style="margin:0 0 16px">The link works for 72 hours. If you have not opened an account, do nothing.</p>
<p style="margin:0 0 16px">Your team at Cosmodrome</p>
</div></body></html>', '2026-11-23 19:47:43.854+00'),
	(2, 'pilot-c40017d1b436@example.com', 'Confirm your e-mail address', 'Hello,

welcome to Cosmodrome. Please confirm that this address is yours, so that letters about your account reach you.

Confirm my address:
http://localhost:42147/en/confirmation?confirmation_token=1NOA6QjS5nJl2mJs8si2R7Iic-fdxaRSNS7NWil0zR0

The link works for 72 hours. If you have not opened an account, do nothing.

Your team at Cosmodrome
', '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Confirm your e-mail address</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#10131c;font:16px/1.5 sans-serif"><div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px">Hello,</p>
<p style="margin:0 0 16px">welcome to Cosmodrome. Please confirm that this address is yours, so that letters about your account reach you.</p>
<p style="margin:0 0 16px"><a href="http://localhost:42147/en/confirmation?confirmation_token=1NOA6QjS5nJl2mJs8si2R7Iic-fdxaRSNS7NWil0zR0" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#10131c;color:#ffffff;text-decoration:none">Confirm my address</a></p>
<p style="margin:0 0 16px;font-size:14px">If the button does nothing, open this address:<br><a href="http://localhost:42147/en/confirmation?confirmation_token=1NOA6QjS5nJl2mJs8si2R7Iic-fdxaRSNS7NWil0zR0" style="color:#10131c;overflow-wrap:anywhere">http://localhost:42147/en/confirmation?confirmation_token=1NOA6QjS5nJl2mJs8si2R7Iic-fdxaRSNS7NWil0zR0</a></p>
<p style="margin:0 0 16px">The link works for 72 hours. If you have not opened an account, do nothing.</p>
<p style="margin:0 0 16px">Your team at Cosmodrome</p>
</div></body></html>', '2026-11-23 19:47:45.03+00'),
	(3, 'pilot-592352d65d0e@example.com', 'Confirm your e-mail address', 'Hello,

welcome to Cosmodrome. Please confirm that this address is yours, so that letters about your account reach you.

Confirm my address:
http://localhost:42147/en/confirmation?confirmation_token=MfeR0INLCywfal0uvr4yZBb3GdruRQs29O_Z1a1l1J0

The link works for 72 hours. If you have not opened an account, do nothing.

Your team at Cosmodrome
', '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Confirm your e-mail address</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#10131c;font:16px/1.5 sans-serif"><div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px">Hello,</p>
<p style="margin:0 0 16px">welcome to Cosmodrome. Please confirm that this address is yours, so that letters about your account reach you.</p>
<p style="margin:0 0 16px"><a href="http://localhost:42147/en/confirmation?confirmation_token=MfeR0INLCywfal0uvr4yZBb3GdruRQs29O_Z1a1l1J0" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#10131c;color:#ffffff;text-decoration:none">Confirm my address</a></p>
<p style="margin:0 0 16px;font-size:14px">If the button does nothing, open this address:<br><a href="http://localhost:42147/en/confirmation?confirmation_token=MfeR0INLCywfal0uvr4yZBb3GdruRQs29O_Z1a1l1J0" style="color:#10131c;overflow-wrap:anywhere">http://localhost:42147/en/confirmation?confirmation_token=MfeR0INLCywfal0uvr4yZBb3GdruRQs29O_Z1a1l1J0</a></p>
<p style="margin:0 0 16px">The link works for 72 hours. If you have not opened an account, do nothing.</p>
<p style="margin:0 0 16px">Your team at Cosmodrome</p>
</div></body></html>', '2026-11-23 19:47:45.103+00'),
	(4, 'pilot-7a547b17c1c9@example.com', 'Confirm your e-mail address', 'Hello,

welcome to Cosmodrome. Please confirm that this address is yours, so that letters about your account reach you.

Confirm my address:
http://localhost:42147/en/confirmation?confirmation_token=jN7o-eju-W3ccHAXqzA5ZIuXIeeRcA5XXBg0UiyhSbY

The link works for 72 hours. If you have not opened an account, do nothing.

Your team at Cosmodrome
', '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Confirm your e-mail address</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#10131c;font:16px/1.5 sans-serif"><div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px">Hello,</p>
<p style="margin:0 0 16px">welcome to Cosmodrome. Please confirm that this address is yours, so that letters about your account reach you.</p>
<p style="margin:0 0 16px"><a href="http://localhost:42147/en/confirmation?confirmation_token=jN7o-eju-W3ccHAXqzA5ZIuXIeeRcA5XXBg0UiyhSbY" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#10131c;color:#ffffff;text-decoration:none">Confirm my address</a></p>
<p style="margin:0 0 16px;font-size:14px">If the button does nothing, open this address:<br><a href="http://localhost:42147/en/confirmation?confirmation_token=jN7o-eju-W3ccHAXqzA5ZIuXIeeRcA5XXBg0UiyhSbY" style="color:#10131c;overflow-wrap:anywhere">http://localhost:42147/en/confirmation?confirmation_token=jN7o-eju-W3ccHAXqzA5ZIuXIeeRcA5XXBg0UiyhSbY</a></p>
<p style="margin:0 0 16px">The link works for 72 hours. If you have not opened an account, do nothing.</p>
<p style="margin:0 0 16px">Your team at Cosmodrome</p>
</div></body></html>', '2026-11-23 19:47:46.347+00');
-- statement
INSERT INTO public.origin_migrations VALUES
	('0001_outbox', '2026-11-23T19:47:42.476Z'),
	('0002_ledger', '2026-11-23T19:47:42.499Z'),
	('0003_ledger_play', '2026-11-23T19:47:42.505Z'),
	('0004_ledger_caps', '2026-11-23T19:47:42.513Z'),
	('0005_hidden_wallets', '2026-11-23T19:47:42.514Z'),
	('0006_mailbox', '2026-11-23T19:47:42.519Z'),
	('0007_mail_queue', '2026-11-23T19:47:42.525Z'),
	('0010_account', '2026-11-23T19:47:42.552Z'),
	('0011_profile_and_terms', '2026-11-23T19:47:42.556Z'),
	('0012_documents', '2026-11-23T19:47:42.562Z'),
	('0013_sign_in_and_closing', '2026-11-23T19:47:42.563Z'),
	('0014_two_factor', '2026-11-23T19:47:42.574Z'),
	('0015_passkeys', '2026-11-23T19:47:42.586Z'),
	('0016_player_host', '2026-11-23T19:47:42.587Z'),
	('0017_letter_links', '2026-11-23T19:47:42.594Z'),
	('0018_used_captchas', '2026-11-23T19:47:42.600Z'),
	('0019_affiliate_tags', '2026-11-23T19:47:42.601Z'),
	('0020_games', '2026-11-23T19:47:42.616Z'),
	('0021_play', '2026-11-23T19:47:42.632Z'),
	('0022_lobby', '2026-11-23T19:47:42.638Z'),
	('0023_play_profile', '2026-11-23T19:47:42.641Z'),
	('0024_play_reality_check', '2026-11-23T19:47:42.643Z'),
	('0025_play_highest_stake', '2026-11-23T19:47:42.644Z'),
	('0030_cashbox', '2026-11-23T19:47:42.663Z'),
	('0031_payment_screenings', '2026-11-23T19:47:42.669Z'),
	('0032_withdrawal_recall', '2026-11-23T19:47:42.670Z'),
	('0040_jackpots', '2026-11-23T19:47:42.690Z'),
	('0050_limits', '2026-11-23T19:47:42.705Z'),
	('0051_protection', '2026-11-23T19:47:42.720Z'),
	('0052_session_device', '2026-11-23T19:47:42.724Z'),
	('0053_limit_host', '2026-11-23T19:47:42.725Z'),
	('0054_restore_ids', '2026-11-23T19:47:42.731Z'),
	('0060_cashback', '2026-11-23T19:47:42.747Z'),
	('0070_bonuses', '2026-11-23T19:47:42.767Z'),
	('0071_ledger_round_caps', '2026-11-23T19:47:42.773Z'),
	('0080_levels', '2026-11-23T19:47:42.782Z'),
	('0081_bonus_revived', '2026-11-23T19:47:42.783Z'),
	('0082_ledger_rollback_told', '2026-11-23T19:47:42.785Z'),
	('0083_bonus_turns', '2026-11-23T19:47:42.793Z'),
	('0084_ledger_permits', '2026-11-23T19:47:42.797Z'),
	('0085_bonus_deposits', '2026-11-23T19:47:42.802Z'),
	('0086_reality_checks', '2026-11-23T19:47:42.808Z'),
	('0087_payment_profile_use', '2026-11-23T19:47:42.809Z');
-- statement
INSERT INTO public.origin_migrations_lock VALUES
	('migration_lock', 0);
-- statement
INSERT INTO public.outbox_players VALUES
	(0, 0),
	(1, 13),
	(2, 1),
	(3, 5),
	(4, 7);
-- statement
INSERT INTO public.outbox_shards VALUES
	(5, NULL, NULL),
	(6, NULL, NULL),
	(7, NULL, NULL),
	(8, NULL, NULL),
	(9, NULL, NULL),
	(10, NULL, NULL),
	(11, NULL, NULL),
	(12, NULL, NULL),
	(13, NULL, NULL),
	(14, NULL, NULL),
	(15, NULL, NULL),
	(1, NULL, '2026-11-23 19:47:44.99844+00'),
	(2, NULL, '2026-11-23 19:47:45.009814+00'),
	(3, NULL, '2026-11-23 19:47:45.740662+00'),
	(0, NULL, '2026-11-23 19:47:46.351532+00'),
	(4, NULL, '2026-11-23 19:47:47.101002+00');
-- statement
INSERT INTO public.payment_notices VALUES
	(1, '03eb9b6e-0725-48f5-aa25-7729fb456ef3', '2026-11-23 19:47:44.515+00'),
	(3, 'b0d0c690-cf66-4586-80fd-e30c44085eae', '2026-11-23 19:47:45.506+00'),
	(4, '47b4f09f-0327-4f9d-9fec-6a68358fcd02', '2026-11-23 19:47:46.51+00');
-- statement
INSERT INTO public.payment_profiles VALUES
	(1, 'bb3b1aa6-2093-440a-b696-1dfd447ccdf4', 'card', 'f2369d61-0d8e-49fa-b83b-940f7159579f', '•••• 4242', '424242', '4242', 12, 2039, '2026-11-23 19:47:44.515+00', NULL),
	(3, '53a02b1c-9e2e-45f4-9013-4c48abae8551', 'card', 'fc73d3bf-dbc3-4dbc-a3ab-153857885e2c', '•••• 4242', '424242', '4242', 12, 2039, '2026-11-23 19:47:45.506+00', NULL),
	(4, 'b94d7012-5fcd-4c37-9292-98976e283295', 'card', '9c308e18-8d8b-40d0-a16a-c72c73c04c0d', '•••• 4242', '424242', '4242', 12, 2039, '2026-11-23 19:47:46.51+00', NULL);
-- statement
INSERT INTO public.payments VALUES
	(1, '4c8a80b8-34d6-83fe-831d-1ed2b628e4cc', 'deposit', 'succeeded', 'card', 'sandbox', 'EUR', 5000, 5000, NULL, NULL, NULL, 'KIPToeT87dNF8XPjYDxei_gE', '/sandbox/pay/KIPToeT87dNF8XPjYDxei_gE', '/', 'en', 0, NULL, '2026-11-23 19:47:43.67+00', '2026-11-23 19:47:44.515+00', false),
	(1, '608d3041-2808-8012-81dc-167ceeadf5d9', 'cashout', 'processing', 'e-wallet', 'sandbox', 'EUR', 2000, 2000, NULL, NULL, 'old@wallet.example', 'fAqW-tF89qPOqQ2IcHDl1tRk', NULL, NULL, 'en', 0, NULL, '2026-11-23 19:47:44.932+00', NULL, true),
	(3, '238cfc9f-67f5-8319-a2cd-ddb837219f13', 'deposit', 'succeeded', 'card', 'sandbox', 'EUR', 10000, 10000, NULL, NULL, NULL, 'l7UEF-o2gjSHBru8MZdNB4re', '/sandbox/pay/l7UEF-o2gjSHBru8MZdNB4re', '/', 'en', 0, NULL, '2026-11-23 19:47:45.108+00', '2026-11-23 19:47:45.506+00', false),
	(4, '6dcd148c-64e3-8fe0-9040-38e8068009ee', 'deposit', 'succeeded', 'card', 'sandbox', 'EUR', 5000, 5000, NULL, NULL, NULL, 'ucQbgNLPKaGETKF58IN9oQzW', '/sandbox/pay/ucQbgNLPKaGETKF58IN9oQzW', '/', 'en', 0, NULL, '2026-11-23 19:47:46.198+00', '2026-11-23 19:47:46.51+00', false);
-- statement
INSERT INTO public.play_gaming_sessions VALUES
	(1, '2026-11-23 19:47:44.643+00', '2026-11-23 19:47:44.848+00', '2026-11-23 19:47:44.643+00'),
	(4, '2026-11-23 19:47:47.007+00', '2026-11-23 19:47:47.007+00', '2026-11-23 19:47:47.007+00');
-- statement
INSERT INTO public.play_sessions VALUES
	(1, 'DWfXQhPv5CAk_PU2rKfhihY2q98', 'arcade', 'orbital-9/CosmicGems', 'lines', 'real', 'EUR', 'en', '33357a79-323a-4632-b4da-d81c0c4d7ba1', '2026-11-23 19:47:44.643+00', '2026-11-23 19:47:44.659+00', '2026-11-24 19:47:44.643+00', '2026-11-23 19:47:44.788+00', 'CW', 60, NULL),
	(1, 'ewFhKzo3J9JiEVxG9aWcYKHkVnk', 'arcade', 'cosmo-table/AceBlackjack', 'blackjack', 'real', 'EUR', 'en', '33357a79-323a-4632-b4da-d81c0c4d7ba1', '2026-11-23 19:47:44.848+00', '2026-11-23 19:47:44.86+00', '2026-11-24 19:47:44.848+00', NULL, 'CW', 60, NULL),
	(1, 'zHSB8-yPIGJhP1pZY-KfryQe5l8', 'arcade', 'cosmo-table/GrandRoulette', 'roulette', 'real', 'EUR', 'en', '33357a79-323a-4632-b4da-d81c0c4d7ba1', '2026-11-23 19:47:44.779+00', '2026-11-23 19:47:44.788+00', '2026-11-24 19:47:44.779+00', '2026-11-23 19:47:44.86+00', 'CW', 60, NULL),
	(4, 'DKQFSzDq6lya5TgVJbO_77tYvco', 'arcade', 'orbital-9/CosmicGems', 'lines', 'real', 'EUR', 'en', '3bd2dcff-dcbc-4a69-b31f-dfc649ac90ae', '2026-11-23 19:47:47.007+00', '2026-11-23 19:47:47.016+00', '2026-11-24 19:47:47.007+00', NULL, 'CW', 60, NULL);
-- statement
INSERT INTO public.player_groups VALUES
	(1, 'level_1', '2026-11-23 19:47:43.581+00'),
	(1, '1117', '2026-11-23 19:47:43.581+00'),
	(2, 'level_1', '2026-11-23 19:47:44.99+00'),
	(2, '1117', '2026-11-23 19:47:44.99+00'),
	(3, 'level_1', '2026-11-23 19:47:45.047+00'),
	(3, '1117', '2026-11-23 19:47:45.047+00'),
	(4, 'level_1', '2026-11-23 19:47:46.104+00'),
	(4, '1117', '2026-11-23 19:47:46.104+00');
-- statement
INSERT INTO public.players VALUES
	(1, 'pilot-77458a34b4f5@example.com', '$argon2id$v=19$m=19456,t=2,p=1$2qEPFXraMjuecRVesZVDUw$yItmDTSIi4iP+wSm4REHXUBqpMIzD/qwobaAAbMsVsA', NULL, 'Ada', 'Ray', '1990-12-10', NULL, 'DE', 'Berlin', 'Sternweg 7', '10115', NULL, '+49 30 1234567', 'EUR', 'en', 'CW', false, false, '2026-11-23 19:47:43.581+00', '2026-11-23 19:47:43.581+00', NULL, false, true, NULL, false, 'wTEvv-i1vMxdDKlb9KyLefNTJBQRS5w672ni9aD3T3s', '2026-11-23 19:47:43.581+00', '2026-11-23 19:47:43.581+00', NULL, NULL, false, false, NULL, NULL, NULL, NULL, NULL, NULL, '122', NULL),
	(2, 'pilot-c40017d1b436@example.com', '$argon2id$v=19$m=19456,t=2,p=1$/3csOJWASvBNVpB0GMRLYQ$SpGUkuGz7lC1V858SBMnJi6H03jF/62f1A84bCbML0U', NULL, 'Ada', 'Ray', '1990-12-10', NULL, 'DE', 'Berlin', 'Sternweg 7', '10115', NULL, '+49 30 1234567', 'EUR', 'en', 'CW', false, false, '2026-11-23 19:47:44.99+00', '2026-11-23 19:47:44.99+00', NULL, false, true, NULL, false, 'M17f5SDnV-xF-Z7bMfpx19IOThOvyp48B_WUsuMtZ7s', '2026-11-23 19:47:44.99+00', '2026-11-23 19:47:44.99+00', NULL, NULL, false, false, NULL, NULL, NULL, NULL, NULL, NULL, '122', NULL),
	(3, 'pilot-592352d65d0e@example.com', '$argon2id$v=19$m=19456,t=2,p=1$MThISXV5/OZsQx8R2r5+2Q$FY0sZmvjLYcrLI04EiNEn5T/wWSpzOkRAs/GwgsOfbk', NULL, 'Ada', 'Ray', '1990-12-10', NULL, 'DE', 'Berlin', 'Sternweg 7', '10115', NULL, '+49 30 1234567', 'EUR', 'en', 'CW', false, false, '2026-11-23 19:47:45.047+00', '2026-11-23 19:47:45.047+00', NULL, false, true, NULL, false, 'zKKiBbnFW6eBEZ2DQdAadr7sAgLQ9_lvQNVQn4fsWzU', '2026-11-23 19:47:45.047+00', '2026-11-23 19:47:45.047+00', NULL, NULL, false, false, NULL, NULL, NULL, NULL, NULL, NULL, '122', NULL),
	(4, 'pilot-7a547b17c1c9@example.com', '$argon2id$v=19$m=19456,t=2,p=1$TAdQS/Zb7m5L1/jNK/cVzQ$2vfFTeqOWyhqQD9yLuUvpIJH7BW14lOLW9IWuD3I2lI', NULL, 'Ada', 'Ray', '1990-12-10', NULL, 'DE', 'Berlin', 'Sternweg 7', '10115', NULL, '+49 30 1234567', 'EUR', 'en', 'CW', false, false, '2026-11-23 19:47:46.104+00', '2026-11-23 19:47:46.104+00', NULL, false, true, NULL, false, '0c3Agg7Ihago6vKQDfy-89sA5KJ4wnQ_vY3CZ7ieIzk', '2026-11-23 19:47:46.104+00', '2026-11-23 19:47:46.104+00', NULL, NULL, false, false, NULL, NULL, NULL, NULL, NULL, NULL, '122', NULL);
-- statement
INSERT INTO public.sandbox_migrations VALUES
	('0001_sandbox', '2026-11-23T19:47:43.443Z');
-- statement
INSERT INTO public.sandbox_migrations_lock VALUES
	('migration_lock', 0);
-- statement
INSERT INTO public.sandbox_notices VALUES
	('03eb9b6e-0725-48f5-aa25-7729fb456ef3', '{"event": "confirmed", "reason": null, "profile": {"last4": "4242", "title": "•••• 4242", "token": "f2369d61-0d8e-49fa-b83b-940f7159579f", "first6": "424242", "expiry_year": 2039, "expiry_month": 12}, "currency": "EUR", "notice_id": "03eb9b6e-0725-48f5-aa25-7729fb456ef3", "reference": "KIPToeT87dNF8XPjYDxei_gE", "payment_id": "4c8a80b8-34d6-83fe-831d-1ed2b628e4cc", "amount_cents": 5000, "confirmations": null}', '2026-11-23 19:47:45.529+00', 1, '2026-11-23 19:47:44.529+00'),
	('a7a39f95-8bba-48c6-b1cb-b73b8997bb28', '{"event": "confirmed", "reason": null, "profile": null, "currency": "EUR", "notice_id": "a7a39f95-8bba-48c6-b1cb-b73b8997bb28", "reference": "fAqW-tF89qPOqQ2IcHDl1tRk", "payment_id": "608d3041-2808-8012-81dc-167ceeadf5d9", "amount_cents": 2000, "confirmations": null}', '2026-11-23 19:47:46.951+00', 0, NULL),
	('b0d0c690-cf66-4586-80fd-e30c44085eae', '{"event": "confirmed", "reason": null, "profile": {"last4": "4242", "title": "•••• 4242", "token": "fc73d3bf-dbc3-4dbc-a3ab-153857885e2c", "first6": "424242", "expiry_year": 2039, "expiry_month": 12}, "currency": "EUR", "notice_id": "b0d0c690-cf66-4586-80fd-e30c44085eae", "reference": "l7UEF-o2gjSHBru8MZdNB4re", "payment_id": "238cfc9f-67f5-8319-a2cd-ddb837219f13", "amount_cents": 10000, "confirmations": null}', '2026-11-23 19:47:46.526+00', 1, '2026-11-23 19:47:45.526+00'),
	('47b4f09f-0327-4f9d-9fec-6a68358fcd02', '{"event": "confirmed", "reason": null, "profile": {"last4": "4242", "title": "•••• 4242", "token": "9c308e18-8d8b-40d0-a16a-c72c73c04c0d", "first6": "424242", "expiry_year": 2039, "expiry_month": 12}, "currency": "EUR", "notice_id": "47b4f09f-0327-4f9d-9fec-6a68358fcd02", "reference": "ucQbgNLPKaGETKF58IN9oQzW", "payment_id": "6dcd148c-64e3-8fe0-9040-38e8068009ee", "amount_cents": 5000, "confirmations": null}', '2026-11-23 19:47:47.524+00', 1, '2026-11-23 19:47:46.524+00');
-- statement
INSERT INTO public.sandbox_payments VALUES
	('4c8a80b8-34d6-83fe-831d-1ed2b628e4cc', 'KIPToeT87dNF8XPjYDxei_gE', 'deposit', 'cards', 5000, 'EUR', 'en', '/?payment=4c8a80b8-34d6-83fe-831d-1ed2b628e4cc', NULL, 'done', '2026-11-23 19:47:43.699+00'),
	('608d3041-2808-8012-81dc-167ceeadf5d9', 'fAqW-tF89qPOqQ2IcHDl1tRk', 'payout', 'direct', 2000, 'EUR', 'en', NULL, NULL, 'done', '2026-11-23 19:47:44.951+00'),
	('238cfc9f-67f5-8319-a2cd-ddb837219f13', 'l7UEF-o2gjSHBru8MZdNB4re', 'deposit', 'cards', 10000, 'EUR', 'en', '/?payment=238cfc9f-67f5-8319-a2cd-ddb837219f13', NULL, 'done', '2026-11-23 19:47:45.116+00'),
	('6dcd148c-64e3-8fe0-9040-38e8068009ee', 'ucQbgNLPKaGETKF58IN9oQzW', 'deposit', 'cards', 5000, 'EUR', 'en', '/?payment=6dcd148c-64e3-8fe0-9040-38e8068009ee', NULL, 'done', '2026-11-23 19:47:46.207+00');
-- statement
INSERT INTO public.sandbox_profiles VALUES
	('f2369d61-0d8e-49fa-b83b-940f7159579f', '{"last4": "4242", "title": "•••• 4242", "token": "f2369d61-0d8e-49fa-b83b-940f7159579f", "first6": "424242", "expiry_year": 2039, "expiry_month": 12}'),
	('fc73d3bf-dbc3-4dbc-a3ab-153857885e2c', '{"last4": "4242", "title": "•••• 4242", "token": "fc73d3bf-dbc3-4dbc-a3ab-153857885e2c", "first6": "424242", "expiry_year": 2039, "expiry_month": 12}'),
	('9c308e18-8d8b-40d0-a16a-c72c73c04c0d', '{"last4": "4242", "title": "•••• 4242", "token": "9c308e18-8d8b-40d0-a16a-c72c73c04c0d", "first6": "424242", "expiry_year": 2039, "expiry_month": 12}');
-- statement
INSERT INTO public.sessions VALUES
	('33357a79-323a-4632-b4da-d81c0c4d7ba1', 1, '\x5f2ae8e204a04d3e7d093ab55fe599faac5af68396115b7500ef53644795cba9', '127.0.0.1', 'IE', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', '2026-11-23 19:47:43.593+00', '2026-11-23 19:47:43.593+00', '2026-11-24 07:47:43.593+00', NULL, NULL),
	('f1571eef-78eb-45fa-9e92-b6a8a32a58a3', 2, '\x5287983f78bddf03c9a3f17da6dc0eb6248647e100d99ff9b39316636dddb977', '127.0.0.1', 'IE', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', '2026-11-23 19:47:44.997+00', '2026-11-23 19:47:44.997+00', '2026-11-24 07:47:44.997+00', NULL, NULL),
	('bc8a6faf-02b1-4308-821f-bce4ced82eb5', 3, '\x7bc8899d19a6c7d6f338a58bee4a36c072ffebceb00ed38e1be38692ecd41b5e', '127.0.0.1', 'IE', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', '2026-11-23 19:47:45.051+00', '2026-11-23 19:47:45.051+00', '2026-11-24 07:47:45.051+00', NULL, NULL),
	('3bd2dcff-dcbc-4a69-b31f-dfc649ac90ae', 4, '\x0ffab895cd3f32552425e875292dd738af44f8b7dc7f9d5da699fa0a7d89d3d1', '127.0.0.1', 'IE', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', '2026-11-23 19:47:46.116+00', '2026-11-23 19:47:46.116+00', '2026-11-24 07:47:46.116+00', NULL, NULL);
-- statement
INSERT INTO public.user_limits VALUES
	(1, 1, 'deposit', 'day', NULL, '[{"currency": "EUR", "amount_cents": 20000}]', 'Europe/Berlin', 'active', '2026-11-23 19:47:44.905+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL);
-- statement
SELECT pg_catalog.setval('public.arcade_chains_id_seq', 1, false);
-- statement
SELECT pg_catalog.setval('public.arcade_seeds_id_seq', 4, true);
-- statement
SELECT pg_catalog.setval('public.bonus_id', 1, true);
-- statement
SELECT pg_catalog.setval('public.games_ids_id_seq', 2430, true);
-- statement
SELECT pg_catalog.setval('public.ledger_transaction_id', 11, true);
-- statement
SELECT pg_catalog.setval('public.mail_queue_id_seq', 1, false);
-- statement
SELECT pg_catalog.setval('public.mailbox_id_seq', 4, true);
-- statement
SELECT pg_catalog.setval('public.outbox_id_seq', 33, true);
-- statement
SELECT pg_catalog.setval('public.payment_address_index', 1, false);
-- statement
SELECT pg_catalog.setval('public.players_id_seq', 4, true);
-- statement
SELECT pg_catalog.setval('public.sandbox_transfers_id_seq', 1, false);
-- statement
SELECT pg_catalog.setval('public.user_limit_id', 1, true);
-- statement
ALTER TABLE ONLY public.arcade_chains
    ADD CONSTRAINT arcade_chains_game_first_number_key UNIQUE (game, first_number);
-- statement
ALTER TABLE ONLY public.arcade_chains
    ADD CONSTRAINT arcade_chains_pkey PRIMARY KEY (id);
-- statement
ALTER TABLE ONLY public.arcade_crash_rounds
    ADD CONSTRAINT arcade_crash_rounds_pkey PRIMARY KEY (game, number);
-- statement
ALTER TABLE ONLY public.arcade_demo_moves
    ADD CONSTRAINT arcade_demo_moves_pkey PRIMARY KEY (action_id);
-- statement
ALTER TABLE ONLY public.arcade_demo_purses
    ADD CONSTRAINT arcade_demo_purses_pkey PRIMARY KEY (owner);
-- statement
ALTER TABLE ONLY public.arcade_heartbeats
    ADD CONSTRAINT arcade_heartbeats_pkey PRIMARY KEY (game);
-- statement
ALTER TABLE ONLY public.arcade_migrations_lock
    ADD CONSTRAINT arcade_migrations_lock_pkey PRIMARY KEY (id);
-- statement
ALTER TABLE ONLY public.arcade_migrations
    ADD CONSTRAINT arcade_migrations_pkey PRIMARY KEY (name);
-- statement
ALTER TABLE ONLY public.arcade_rounds
    ADD CONSTRAINT arcade_rounds_pkey PRIMARY KEY (id);
-- statement
ALTER TABLE ONLY public.arcade_seeds
    ADD CONSTRAINT arcade_seeds_pkey PRIMARY KEY (id);
-- statement
ALTER TABLE ONLY public.arcade_sessions
    ADD CONSTRAINT arcade_sessions_bearer_hash_key UNIQUE (bearer_hash);
-- statement
ALTER TABLE ONLY public.arcade_sessions
    ADD CONSTRAINT arcade_sessions_pkey PRIMARY KEY (id);
-- statement
ALTER TABLE ONLY public.arcade_steps
    ADD CONSTRAINT arcade_steps_pkey PRIMARY KEY (id);
-- statement
ALTER TABLE ONLY public.bonus_deposits
    ADD CONSTRAINT bonus_deposits_pkey PRIMARY KEY (player_id, payment_id);
-- statement
ALTER TABLE ONLY public.bonus_rounds
    ADD CONSTRAINT bonus_rounds_pkey PRIMARY KEY (player_id, bonus_id, round_id);
-- statement
ALTER TABLE ONLY public.bonus_turns
    ADD CONSTRAINT bonus_turns_pkey PRIMARY KEY (player_id, currency, since);
-- statement
ALTER TABLE ONLY public.bonuses
    ADD CONSTRAINT bonuses_pkey PRIMARY KEY (player_id, id);
-- statement
ALTER TABLE ONLY public.bonuses
    ADD CONSTRAINT bonuses_player_id_campaign_key UNIQUE (player_id, campaign);
-- statement
ALTER TABLE ONLY public.cashback_players
    ADD CONSTRAINT cashback_players_pkey PRIMARY KEY (player_id);
-- statement
ALTER TABLE ONLY public.cashback_rounds
    ADD CONSTRAINT cashback_rounds_pkey PRIMARY KEY (player_id, round_id, week);
-- statement
ALTER TABLE ONLY public.cashback_weeks
    ADD CONSTRAINT cashback_weeks_pkey PRIMARY KEY (player_id, currency, week);
-- statement
ALTER TABLE ONLY public.games_favorites
    ADD CONSTRAINT games_favorites_pkey PRIMARY KEY (player_id, identifier);
-- statement
ALTER TABLE ONLY public.games_ids
    ADD CONSTRAINT games_ids_identifier_currency_key UNIQUE (identifier, currency);
-- statement
ALTER TABLE ONLY public.games_ids
    ADD CONSTRAINT games_ids_pkey PRIMARY KEY (id);
-- statement
ALTER TABLE ONLY public.games_played
    ADD CONSTRAINT games_played_pkey PRIMARY KEY (player_id, identifier);
-- statement
ALTER TABLE ONLY public.harm_markers
    ADD CONSTRAINT harm_markers_pkey PRIMARY KEY (player_id, marker);
-- statement
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (scope, key_hash);
-- statement
ALTER TABLE ONLY public.jackpots_levels
    ADD CONSTRAINT jackpots_levels_pkey PRIMARY KEY (jackpot, level);
-- statement
ALTER TABLE ONLY public.jackpots_rounds
    ADD CONSTRAINT jackpots_rounds_pkey PRIMARY KEY (player_id, round_id);
-- statement
ALTER TABLE ONLY public.jackpots_wins
    ADD CONSTRAINT jackpots_wins_pkey PRIMARY KEY (jackpot, level, cycle);
-- statement
ALTER TABLE ONLY public.ledger_caps
    ADD CONSTRAINT ledger_caps_pkey PRIMARY KEY (player_id, cap_id);
-- statement
ALTER TABLE ONLY public.ledger_round_caps
    ADD CONSTRAINT ledger_round_caps_pkey PRIMARY KEY (player_id, currency);
-- statement
ALTER TABLE ONLY public.ledger_rounds
    ADD CONSTRAINT ledger_rounds_pkey PRIMARY KEY (player_id, round_id);
-- statement
ALTER TABLE ONLY public.ledger_transactions
    ADD CONSTRAINT ledger_transactions_pkey PRIMARY KEY (player_id, id);
-- statement
ALTER TABLE ONLY public.ledger_transactions
    ADD CONSTRAINT ledger_transactions_player_id_key_leg_key UNIQUE (player_id, key, leg);
-- statement
ALTER TABLE ONLY public.ledger_wallets
    ADD CONSTRAINT ledger_wallets_pkey PRIMARY KEY (player_id, currency);
-- statement
ALTER TABLE ONLY public.letter_links
    ADD CONSTRAINT letter_links_pkey PRIMARY KEY (token_hash);
-- statement
ALTER TABLE ONLY public.levels_players
    ADD CONSTRAINT levels_players_pkey PRIMARY KEY (player_id);
-- statement
ALTER TABLE ONLY public.levels_rounds
    ADD CONSTRAINT levels_rounds_pkey PRIMARY KEY (player_id, round_id);
-- statement
ALTER TABLE ONLY public.limit_prompts
    ADD CONSTRAINT limit_prompts_pkey PRIMARY KEY (player_id);
-- statement
ALTER TABLE ONLY public.lobby_wins
    ADD CONSTRAINT lobby_wins_pkey PRIMARY KEY (player_id, round_id);
-- statement
ALTER TABLE ONLY public.mail_queue
    ADD CONSTRAINT mail_queue_pkey PRIMARY KEY (id);
-- statement
ALTER TABLE ONLY public.mailbox
    ADD CONSTRAINT mailbox_pkey PRIMARY KEY (id);
-- statement
ALTER TABLE ONLY public.origin_migrations_lock
    ADD CONSTRAINT origin_migrations_lock_pkey PRIMARY KEY (id);
-- statement
ALTER TABLE ONLY public.origin_migrations
    ADD CONSTRAINT origin_migrations_pkey PRIMARY KEY (name);
-- statement
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (shard, id);
-- statement
ALTER TABLE ONLY public.outbox_players
    ADD CONSTRAINT outbox_players_pkey PRIMARY KEY (player_id);
-- statement
ALTER TABLE ONLY public.outbox_sent
    ADD CONSTRAINT outbox_sent_pkey PRIMARY KEY (player_id, seq);
-- statement
ALTER TABLE ONLY public.outbox_shards
    ADD CONSTRAINT outbox_shards_pkey PRIMARY KEY (shard);
-- statement
ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_pkey PRIMARY KEY (token_hash);
-- statement
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id);
-- statement
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (player_id, id);
-- statement
ALTER TABLE ONLY public.payment_notices
    ADD CONSTRAINT payment_notices_pkey PRIMARY KEY (player_id, notice_id);
-- statement
ALTER TABLE ONLY public.payment_profiles
    ADD CONSTRAINT payment_profiles_pkey PRIMARY KEY (player_id, id);
-- statement
ALTER TABLE ONLY public.payment_screenings
    ADD CONSTRAINT payment_screenings_pkey PRIMARY KEY (player_id, payment_id);
-- statement
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (player_id, id);
-- statement
ALTER TABLE ONLY public.play_gaming_sessions
    ADD CONSTRAINT play_gaming_sessions_pkey PRIMARY KEY (player_id);
-- statement
ALTER TABLE ONLY public.play_launch_tokens
    ADD CONSTRAINT play_launch_tokens_pkey PRIMARY KEY (token_hash);
-- statement
ALTER TABLE ONLY public.play_sessions
    ADD CONSTRAINT play_sessions_pkey PRIMARY KEY (player_id, id);
-- statement
ALTER TABLE ONLY public.player_documents
    ADD CONSTRAINT player_documents_pkey PRIMARY KEY (player_id, id);
-- statement
ALTER TABLE ONLY public.player_groups
    ADD CONSTRAINT player_groups_pkey PRIMARY KEY (player_id, group_id);
-- statement
ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_email_key UNIQUE (email);
-- statement
ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_pkey PRIMARY KEY (id);
-- statement
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (player_id, code_hash);
-- statement
ALTER TABLE ONLY public.register_bans
    ADD CONSTRAINT register_bans_pkey PRIMARY KEY (person);
-- statement
ALTER TABLE ONLY public.restore_ids
    ADD CONSTRAINT restore_ids_pkey PRIMARY KEY (player_id, project);
-- statement
ALTER TABLE ONLY public.sandbox_migrations_lock
    ADD CONSTRAINT sandbox_migrations_lock_pkey PRIMARY KEY (id);
-- statement
ALTER TABLE ONLY public.sandbox_migrations
    ADD CONSTRAINT sandbox_migrations_pkey PRIMARY KEY (name);
-- statement
ALTER TABLE ONLY public.sandbox_notices
    ADD CONSTRAINT sandbox_notices_pkey PRIMARY KEY (notice_id);
-- statement
ALTER TABLE ONLY public.sandbox_payments
    ADD CONSTRAINT sandbox_payments_pkey PRIMARY KEY (payment_id);
-- statement
ALTER TABLE ONLY public.sandbox_payments
    ADD CONSTRAINT sandbox_payments_reference_key UNIQUE (reference);
-- statement
ALTER TABLE ONLY public.sandbox_profiles
    ADD CONSTRAINT sandbox_profiles_pkey PRIMARY KEY (token);
-- statement
ALTER TABLE ONLY public.sandbox_transfers
    ADD CONSTRAINT sandbox_transfers_pkey PRIMARY KEY (id);
-- statement
ALTER TABLE ONLY public.second_steps
    ADD CONSTRAINT second_steps_pkey PRIMARY KEY (token_hash);
-- statement
ALTER TABLE ONLY public.self_assessments
    ADD CONSTRAINT self_assessments_pkey PRIMARY KEY (player_id, taken_at);
-- statement
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
-- statement
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_hash_key UNIQUE (token_hash);
-- statement
ALTER TABLE ONLY public.sign_in_failures
    ADD CONSTRAINT sign_in_failures_pkey PRIMARY KEY (subject);
-- statement
ALTER TABLE ONLY public.terms_versions
    ADD CONSTRAINT terms_versions_pkey PRIMARY KEY (published_at);
-- statement
ALTER TABLE ONLY public.used_captchas
    ADD CONSTRAINT used_captchas_pkey PRIMARY KEY (challenge_hash);
-- statement
ALTER TABLE ONLY public.user_limits
    ADD CONSTRAINT user_limits_pkey PRIMARY KEY (player_id, id);
-- statement
ALTER TABLE ONLY public.user_limits
    ADD CONSTRAINT user_limits_token_hash_key UNIQUE (token_hash);
-- statement
CREATE INDEX arcade_crash_rounds_open ON public.arcade_crash_rounds USING btree (game) WHERE (status = ANY (ARRAY['running'::text, 'interrupted'::text, 'unstarted'::text]));
-- statement
CREATE INDEX arcade_rounds_crash ON public.arcade_rounds USING btree (game, crash_number) WHERE (crash_number IS NOT NULL);
-- statement
CREATE INDEX arcade_rounds_latest ON public.arcade_rounds USING btree (owner, game, started_at DESC);
-- statement
CREATE UNIQUE INDEX arcade_rounds_one_open ON public.arcade_rounds USING btree (owner, game, currency) WHERE (status = 'open'::text);
-- statement
CREATE UNIQUE INDEX arcade_seeds_running ON public.arcade_seeds USING btree (owner, game) WHERE (revealed_at IS NULL);
-- statement
CREATE UNIQUE INDEX arcade_steps_order ON public.arcade_steps USING btree (round_id, "position") WHERE (status = ANY (ARRAY['pending'::text, 'done'::text]));
-- statement
CREATE UNIQUE INDEX arcade_steps_request ON public.arcade_steps USING btree (owner, request_id);
-- statement
CREATE INDEX arcade_steps_unsettled ON public.arcade_steps USING btree (created_at) WHERE (status = ANY (ARRAY['pending'::text, 'voiding'::text]));
-- statement
CREATE INDEX bonus_due ON public.bonuses USING btree (valid_until) WHERE (stage = 'handle_bets'::text);
-- statement
CREATE INDEX bonus_offered_until ON public.bonuses USING btree (activatable_until) WHERE (stage = 'issued'::text);
-- statement
CREATE UNIQUE INDEX bonus_running ON public.bonuses USING btree (player_id, currency) WHERE ((started_at IS NOT NULL) AND (closed_at IS NULL));
-- statement
CREATE INDEX bonus_waiting ON public.bonuses USING btree (player_id, currency, accepted_at, id) WHERE (stage = 'wait'::text);
-- statement
CREATE INDEX cashback_rounds_by_week ON public.cashback_rounds USING btree (week, player_id, currency);
-- statement
CREATE INDEX cashback_unpaid ON public.cashback_weeks USING btree (week, player_id, currency) WHERE (closed_at IS NULL);
-- statement
CREATE INDEX games_played_lately ON public.games_played USING btree (last_real_at, identifier);
-- statement
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);
-- statement
CREATE INDEX jackpots_pending ON public.jackpots_rounds USING btree (jackpot, message_id) WHERE pending;
-- statement
CREATE INDEX jackpots_rounds_age ON public.jackpots_rounds USING brin (at);
-- statement
CREATE INDEX jackpots_wins_by_amount ON public.jackpots_wins USING btree (amount DESC);
-- statement
CREATE INDEX jackpots_wins_by_time ON public.jackpots_wins USING btree (at DESC);
-- statement
CREATE UNIQUE INDEX ledger_one_active_wallet ON public.ledger_wallets USING btree (player_id) WHERE active;
-- statement
CREATE INDEX ledger_open_rounds ON public.ledger_rounds USING btree (player_id) WHERE (state = 'open'::text);
-- statement
CREATE INDEX ledger_postings_by_time ON public.ledger_transactions USING btree (player_id, created_at) WHERE ((kind <> 'play'::text) AND (kind <> 'rollback'::text));
-- statement
CREATE INDEX letter_links_of_player ON public.letter_links USING btree (player_id, purpose);
-- statement
CREATE INDEX levels_rounds_by_time ON public.levels_rounds USING btree (player_id, at);
-- statement
CREATE INDEX lobby_wins_by_time ON public.lobby_wins USING btree (at DESC) INCLUDE (worth) WHERE shown;
-- statement
CREATE INDEX mail_queue_due ON public.mail_queue USING btree (due_at);
-- statement
CREATE INDEX outbox_sent_age ON public.outbox_sent USING brin (created_at);
-- statement
CREATE INDEX passkey_challenges_age ON public.passkey_challenges USING btree (expires_at);
-- statement
CREATE INDEX payment_screenings_by_time ON public.payment_screenings USING btree (seen_at);
-- statement
CREATE INDEX payments_by_id ON public.payments USING btree (id);
-- statement
CREATE INDEX payments_newest ON public.payments USING btree (player_id, created_at DESC, id);
-- statement
CREATE INDEX payments_to_expire ON public.payments USING btree (created_at) WHERE ((action = 'deposit'::text) AND (state = ANY (ARRAY['pending'::text, 'processing'::text])));
-- statement
CREATE INDEX payments_to_submit ON public.payments USING btree (created_at) WHERE ((action = 'cashout'::text) AND (state = 'processing'::text) AND (reference IS NULL));
-- statement
CREATE INDEX play_launch_tokens_age ON public.play_launch_tokens USING btree (expires_at);
-- statement
CREATE INDEX play_live_sessions ON public.play_sessions USING btree (player_id) WHERE ((ended_at IS NULL) AND (mode = 'real'::text));
-- statement
CREATE INDEX play_rounds_by_time ON public.ledger_rounds USING btree (player_id, opened_at DESC, round_id DESC);
-- statement
CREATE INDEX play_sessions_age ON public.play_sessions USING btree (expires_at);
-- statement
CREATE INDEX player_documents_waiting ON public.player_documents USING btree (created_at) WHERE (status = 'pending'::text);
-- statement
CREATE INDEX sandbox_notices_due ON public.sandbox_notices USING btree (due_at) WHERE (delivered_at IS NULL);
-- statement
CREATE INDEX second_steps_of_player ON public.second_steps USING btree (player_id);
-- statement
CREATE INDEX sessions_by_device ON public.sessions USING btree (device) WHERE (device IS NOT NULL);
-- statement
CREATE INDEX sessions_of_player ON public.sessions USING btree (player_id) WHERE (ended_at IS NULL);
-- statement
CREATE INDEX sessions_running_out ON public.sessions USING btree (expires_at) WHERE (ended_at IS NULL);
-- statement
CREATE INDEX used_captchas_age ON public.used_captchas USING btree (expires_at);
-- statement
CREATE INDEX user_limits_breaks ON public.user_limits USING btree (active_until) WHERE ((ended_at IS NULL) AND (active_until IS NOT NULL));
-- statement
CREATE INDEX user_limits_live ON public.user_limits USING btree (player_id) WHERE (ended_at IS NULL);
-- statement
CREATE INDEX user_limits_waiting ON public.user_limits USING btree (effective_at) WHERE ((ended_at IS NULL) AND (status <> 'active'::text));
-- statement
ALTER TABLE ONLY public.arcade_crash_rounds
    ADD CONSTRAINT arcade_crash_rounds_chain_id_fkey FOREIGN KEY (chain_id) REFERENCES public.arcade_chains(id);
-- statement
ALTER TABLE ONLY public.arcade_rounds
    ADD CONSTRAINT arcade_rounds_seed_id_fkey FOREIGN KEY (seed_id) REFERENCES public.arcade_seeds(id);
-- statement
ALTER TABLE ONLY public.arcade_steps
    ADD CONSTRAINT arcade_steps_round_id_fkey FOREIGN KEY (round_id) REFERENCES public.arcade_rounds(id) ON DELETE CASCADE;
-- statement
ALTER TABLE ONLY public.letter_links
    ADD CONSTRAINT letter_links_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id);
-- statement
ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id);
-- statement
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id);
-- statement
ALTER TABLE ONLY public.player_documents
    ADD CONSTRAINT player_documents_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id);
-- statement
ALTER TABLE ONLY public.player_groups
    ADD CONSTRAINT player_groups_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id);
-- statement
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id);
-- statement
ALTER TABLE ONLY public.restore_ids
    ADD CONSTRAINT restore_ids_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id);
-- statement
ALTER TABLE ONLY public.sandbox_transfers
    ADD CONSTRAINT sandbox_transfers_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.sandbox_payments(payment_id);
-- statement
ALTER TABLE ONLY public.second_steps
    ADD CONSTRAINT second_steps_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id);
-- statement
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id);
