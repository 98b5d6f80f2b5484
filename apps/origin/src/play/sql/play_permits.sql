-- What a batch's stakes are held to by the game sessions that they name, one row for each; `scope` as in `ledger_play`.
--
-- `runs`: neither the session nor the sign-in that it was launched from has ended. `check_at`: when the next reality check
-- is due (player protection R9), as often as the policy of the game session asks, or the player's own limit that is in
-- force. `too_soon`: the player has begun a round of the session's game too short a time ago (R10). `highest_stake`: of a
-- round, in minor units; null where the licence names none.
create or replace function play_permits(
  moment timestamptz, scope integer[], positions integer[], players integer[], sessions text[]
) returns table (place integer, runs boolean, check_at timestamptz, too_soon boolean, family text, highest_stake bigint)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select o.place, p.ended_at is null and p.expires_at > moment and s.player_id is not null,
    g.checked_at + interval '1 minute' * least(p.reality_check_minutes, l.minutes),
    r.round_id is not null, p.family, p.highest_stake
  from unnest(positions, players, sessions) as o(place, player_id, session)
  left join play_sessions p on p.player_id = o.player_id and p.id = o.session
    and (scope is null or p.player_id = scope[1] or p.player_id = any(scope))
  left join sessions s on s.player_id = o.player_id and s.id::text = p.account_session_id and s.ended_at is null
    and s.expires_at > moment and (scope is null or s.player_id = scope[1] or s.player_id = any(scope))
  left join play_gaming_sessions g on g.player_id = o.player_id
    and (scope is null or g.player_id = scope[1] or g.player_id = any(scope))
  left join lateral (
    select min(l.minutes) as minutes from user_limits l
    where l.player_id = o.player_id
      and (scope is null or l.player_id = scope[1] or l.player_id = any(scope)) and l.ended_at is null
      and l.type = 'reality_check' and l.status not in ('unconfirmed', 'confirmed')
  ) l on true
  left join lateral (
    select r.round_id from ledger_rounds r
    where r.player_id = o.player_id
      and (scope is null or r.player_id = scope[1] or r.player_id = any(scope)) and r.game = p.game
      and r.opened_at > moment - p.min_cycle_ms * interval '1 millisecond' and p.min_cycle_ms > 0
    limit 1
  ) r on true;
end $$;
