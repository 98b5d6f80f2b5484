-- The bet: one call for a whole batch of plays and rollbacks, one answer for each, in one transaction.
--
-- The players' rows are locked first, in the order of their ids, so that batches never wait for one another in a circle
-- and everything read afterwards stays true until the commit. Then the plays are worked on as a set. Where a player has
-- several operations in a batch, each is in a wave of its own, and the waves follow one another.
--
-- No failure of one operation raises: it answers a code, and the others are done.
--
-- `one_cell` is a cell that lies, like all players of the batch, in one shard of a distributed database, which runs the
-- function there; each statement says by `scope` that it wants rows of these players only. It is null where all rows lie
-- on one server; `scope` is then null, too, and costs nothing. A join asks for `scope[1]` or any of `scope`: the database finds the
-- shard by either, but can use no index for an `or`, which it would else prefer to the index of the join's other columns.
--
-- The planner may not choose by what the tables hold: a plan made on an empty table would stay when it has millions.
create or replace function ledger_play(
  one_cell integer, moment timestamptz, cells integer[], players integer[], currencies text[], actions text[], rounds text[],
  games text[], bets bigint[], wins bigint[], finishing boolean[], originals text[], hashes bigint[], waves integer[],
  permits text[]
) returns setof ledger_play_answer language plpgsql volatile
  set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off
  set enable_material = off set enable_memoize = off set plan_cache_mode = force_generic_plan as $$
declare
  last_wave integer := (select max(w) from unnest(waves) w);
  simple boolean := last_wave = 0 and array_remove(originals, null) = '{}';
  positions integer[] := array(select generate_series(1, cardinality(players)));
  scope integer[] := case when one_cell is not null then players end;
  wave integer;
  pick integer[];
  i integer;
begin
  perform 1 from outbox_players p where p.player_id = any(players) order by p.player_id for no key update;
  if simple then
    return query select * from ledger_play_wave(moment, scope, positions, cells, players, currencies, actions, rounds, games,
      bets, wins, finishing, hashes, permits);
    return;
  end if;
  for wave in 0 .. last_wave loop
    pick := array(select p from unnest(waves, originals) with ordinality as u(w, original, p)
      where w = wave and original is null order by p);
    return query select * from ledger_play_wave(moment, scope, pick, array(select cells[p] from unnest(pick) p),
      array(select players[p] from unnest(pick) p), array(select currencies[p] from unnest(pick) p),
      array(select actions[p] from unnest(pick) p), array(select rounds[p] from unnest(pick) p),
      array(select games[p] from unnest(pick) p), array(select bets[p] from unnest(pick) p),
      array(select wins[p] from unnest(pick) p), array(select finishing[p] from unnest(pick) p),
      array(select hashes[p] from unnest(pick) p), array(select permits[p] from unnest(pick) p));
    for i in select p from unnest(waves, originals) with ordinality as u(w, original, p)
      where w = wave and original is not null order by p loop
      return next ledger_rollback(moment, i, cells[i], players[i], currencies[i], actions[i], rounds[i], games[i], originals[i],
        hashes[i]);
    end loop;
  end loop;
end $$;
