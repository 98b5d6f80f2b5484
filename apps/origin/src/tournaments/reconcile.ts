import { inSnapshot, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import type { TournamentsTables } from './tables.ts';

/** What is wrong with tournaments; every list is empty when they are right. */
interface TournamentDifferences {
  /** Standings that are not the sum of their rounds, where all of them count. */
  readonly standings: readonly { playerId: number; tournament: number }[];
  /** Rounds that count and are not settled in the books. Players whose messages wait are left out. */
  readonly rounds: readonly { playerId: number; roundId: string; tournament: number }[];
  /** Prizes of places without their grant, and grants without their place. */
  readonly prizes: readonly { playerId: number; key: string }[];
  /** Tournaments that have paid something else than they say. */
  readonly results: readonly { tournament: number }[];
}

/** Compares standings with rounds, rounds with the books, places with what was granted, in one snapshot. */
export const reconcileTournaments = (connection: Connection): Promise<TournamentDifferences> =>
  inSnapshot<TournamentsTables, TournamentDifferences>(connection, async (db) => {
    const { rows: standings } = await sql<TournamentDifferences['standings'][number]>`
      select e.player_id as "playerId", e.tournament_id as tournament from tournaments_entries e
      join tournaments t on t.id = e.tournament_id
      left join (
        select player_id, tournament_id, sum(bet) as bets, sum(win) as wins, count(*) as rounds, max(rate) as rate
        from tournaments_rounds where counts = 1 group by 1, 2
      ) r on r.player_id = e.player_id and r.tournament_id = e.tournament_id
      where t.terms ->> 'games_taken_limit' is null and t.state in ('open', 'held')
        and (e.bets, e.wins, e.rounds, e.rate)
          is distinct from (coalesce(r.bets, 0), coalesce(r.wins, 0), coalesce(r.rounds, 0), coalesce(r.rate, 0))
      order by 1, 2
    `.execute(db);
    const { rows: rounds } = await sql<TournamentDifferences['rounds'][number]>`
      select c.player_id as "playerId", c.round_id as "roundId", c.tournament_id as tournament from tournaments_rounds c
      join tournaments_entries e on e.player_id = c.player_id and e.tournament_id = c.tournament_id
      left join ledger_rounds r on r.player_id = c.player_id and r.round_id = c.round_id
      where c.counts = 1 and e.closed_at is null and r.state is distinct from 'settled'
        and c.player_id not in (select player_id from outbox where topic = 'round')
      order by 1, 2, 3
    `.execute(db);
    const { rows: prizes } = await sql<TournamentDifferences['prizes'][number]>`
      select coalesce(e.player_id, g.player_id) as "playerId", coalesce(e.key, g.key) as key
      from (
        select player_id, 'tournaments:' || tournament_id as key, prize from tournaments_entries where paid_at is not null
      ) e
      full join (select * from prizes_grants where source = 'tournaments') g on g.player_id = e.player_id and g.key = e.key
      where e.key is null or g.key is null or g.body is distinct from e.prize
      order by 1, 2
    `.execute(db);
    const { rows: results } = await sql<TournamentDifferences['results'][number]>`
      select t.id as tournament from tournaments t
      left join (
        select tournament_id, sum(prize_cents) as paid from tournaments_entries where paid_at is not null group by 1
      ) e on e.tournament_id = t.id
      where t.state = 'paid' and (t.result ->> 'paid_cents')::bigint <> coalesce(e.paid, 0)
      order by 1
    `.execute(db);
    return { standings, rounds, prizes, results };
  });
