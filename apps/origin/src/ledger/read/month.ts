import { tablesOf, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import type { LedgerTables } from '../tables.ts';

export interface MoneyOfTime {
  readonly currency: string;
  /** Paid in, less what was taken back of it. */
  readonly deposits: bigint;
  /** Paid out; what is still under way is not. */
  readonly withdrawals: bigint;
  /** The player's own money: won in games, jackpots among it, less staked. */
  readonly result: bigint;
}

/** What the books say of a player since a moment, by currency. */
export async function moneySince(connection: Connection, playerId: number, since: Date): Promise<MoneyOfTime[]> {
  const { rows } = await sql<MoneyOfTime>`
    select t.currency,
      coalesce(-sum(e.amount) filter (where e.account = 'deposits'), 0)::bigint as deposits,
      coalesce(sum(e.amount) filter (where t.kind = 'withdrawal_payout' and e.account = 'withdrawals'), 0)::bigint
        as withdrawals,
      coalesce(sum(e.amount) filter (where t.kind in ('play', 'rollback', 'jackpot') and e.account = 'real'), 0)::bigint
        as result
    from ledger_transactions t, unnest(t.accounts, t.amounts) as e(account, amount)
    where t.player_id = ${playerId} and t.created_at >= ${since}
    group by t.currency order by t.currency`.execute(tablesOf<LedgerTables>(connection));
  return rows;
}

/**
 * Seconds of play on each of the days that begin at these instants: from one bet to the next unless a rest lies between
 * them. They count on the day of the later bet.
 */
export async function secondsPlayed(
  connection: Connection,
  playerId: number,
  { days, restMs }: { days: readonly Date[]; restMs: number },
): Promise<number[]> {
  const [first] = days;
  if (!first) return [];
  const { rows } = await sql<{ day: number; seconds: number }>`
    select width_bucket(at, ${days}::timestamptz[]) as day, sum(gap)::integer as seconds
    from (
      select created_at as at, extract(epoch from created_at - lag(created_at) over (order by created_at, id)) as gap
      from ledger_transactions
      where player_id = ${playerId} and created_at >= ${first} and kind = 'play' and reversed_by is null
    ) bets
    where gap * 1000 < ${restMs}
    group by 1`.execute(tablesOf<LedgerTables>(connection));
  const seconds = new Map(rows.map((row) => [row.day, row.seconds]));
  return days.map((_day, place) => seconds.get(place + 1) ?? 0);
}
