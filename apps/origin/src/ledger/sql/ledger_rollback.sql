-- One rollback; its player's row is locked.
create or replace function ledger_rollback(
  moment timestamptz, p_position integer, p_cell integer, player integer, p_currency text, action text, round text, p_game text,
  original_action text, hash bigint
) returns ledger_play_answer language plpgsql volatile as $$
declare
  wallet ledger_wallets; prior ledger_transactions; original ledger_transactions; rnd ledger_rounds;
  undone bigint[]; real_change bigint; bonus_change bigint; new_seq bigint;
  new_id bigint := ((extract(epoch from clock_timestamp()) * 1000000)::bigint << 10) + (p_position & 1023);
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
    update outbox_players p set numbered = greatest(p.numbered + 2, new_id) where p.player_id = player
      returning p.numbered into new_id;
    insert into ledger_transactions (player_id, id, key, kind, body_hash, currency, accounts, amounts, real_after, bonus_after,
      round_id, game, created_at)
    values (player, new_id - 1, original_action, 'rolled_back', hash, p_currency, '{}', '{}', wallet.real_balance, wallet.bonus_balance,
      round, p_game, moment);
    insert into ledger_transactions (player_id, id, key, kind, body_hash, currency, accounts, amounts, real_after, bonus_after,
      round_id, game, created_at)
    values (player, new_id, action, 'rollback', hash, p_currency, '{}', '{}', wallet.real_balance, wallet.bonus_balance,
      round, p_game, moment);
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

  -- The transaction's number, and those of two messages.
  update outbox_players p set seq = p.seq + 1, numbered = greatest(p.numbered + 3, new_id) where p.player_id = player
    returning p.seq, p.numbered - 2 into new_seq, new_id;
  update ledger_wallets w set real_balance = w.real_balance + real_change, bonus_balance = w.bonus_balance + bonus_change
    where w.player_id = player and w.currency = p_currency returning * into wallet;
  insert into ledger_transactions (player_id, id, key, kind, body_hash, currency, accounts, amounts, real_after, bonus_after,
    round_id, game, created_at)
  values (player, new_id, action, 'rollback', hash, p_currency, original.accounts, undone, wallet.real_balance, wallet.bonus_balance,
    round, p_game, moment);
  update ledger_transactions t set reversed_by = new_id where t.player_id = player and t.id = original.id;
  -- Only what the running period of a cap has counted is taken out of it again.
  update ledger_caps c set used = c.used - coalesce((c.weights ->> p_currency)::numeric, 1)
      * case when c.measure = 'stake' then original.amounts[3] else -original.amounts[1] - original.amounts[4] end
    where c.player_id = player and c.unit is not null and original.created_at >= c.window_start;
  update ledger_rounds r set actions = r.actions - 1,
    staked_real = r.staked_real + original.amounts[1], staked_bonus = r.staked_bonus + original.amounts[2],
    won_real = r.won_real - original.amounts[4], won_bonus = r.won_bonus - original.amounts[5],
    balance_after = wallet.real_balance + wallet.bonus_balance,
    state = case when r.actions = 1 then 'rolled_back' when original.finishes then 'open' else r.state end,
    finished_at = case when r.actions = 1 then moment when original.finishes then null else r.finished_at end
    where r.player_id = player and r.round_id = round returning * into rnd;
  insert into outbox (cell, id, player_id, seq, topic, payload, created_at) values (p_cell, new_id + 1, player, new_seq, 'balance',
    json_build_object('currency', p_currency, 'amount_cents', wallet.real_balance + wallet.bonus_balance,
      'available_to_cashout_cents', wallet.real_balance, 'active', wallet.active), moment);
  if original.finishes or rnd.state <> 'open' then
    insert into outbox (cell, id, player_id, topic, payload, created_at) values (p_cell, new_id + 2, player, 'round',
      json_build_object('round_id', round, 'game', p_game, 'currency', p_currency, 'state', rnd.state,
        'bet', rnd.staked_real + rnd.staked_bonus, 'win', rnd.won_real + rnd.won_bonus,
        'bet_bonus', rnd.staked_bonus, 'opened_at', rnd.opened_at), moment);
  end if;
  return (p_position, 'ok', false, new_id, wallet.real_balance, wallet.bonus_balance)::ledger_play_answer;
end $$;
