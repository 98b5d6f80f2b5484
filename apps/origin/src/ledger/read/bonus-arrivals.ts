import { tablesOf, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import type { LedgerTables } from '../tables.ts';

/** What a play or its rollback brought to a wallet's bonus part, in minor units. */
export interface BonusArrival {
  readonly transactionId: bigint;
  readonly amount: bigint;
  /** The play by which bonus money came into its round first. */
  readonly stakedBy: bigint;
}

/**
 * What has come to the bonus part since a transaction by rounds that bonus money was staked in before it, the first one
 * first: of one round, or of all. `at`: no later than when that transaction was booked.
 */
export async function bonusArrivals(
  connection: Connection,
  { playerId, currency }: { playerId: number; currency: string },
  { since, at, roundId }: { since: bigint; at: Date; roundId?: string | undefined },
): Promise<BonusArrival[]> {
  // Few rounds are older than the running bonus: they are found first, and only theirs are looked through.
  const { rows } = await sql<BonusArrival>`
    select t.id as "transactionId", t.amounts[2] + t.amounts[5] as amount, f.id as "stakedBy"
    from ledger_transactions t
    join ledger_rounds r on r.player_id = t.player_id and r.round_id = t.round_id and r.opened_at <= ${at}
    cross join lateral (
      select min(s.id) as id from ledger_transactions s
      where s.player_id = t.player_id and s.round_id = t.round_id and s.kind = 'play' and s.amounts[2] < 0
    ) f
    where t.player_id = ${playerId} and t.currency = ${currency} and t.id > ${since}
      and t.kind in ('play', 'rollback') and t.amounts[2] + t.amounts[5] > 0
      and (${roundId ?? null}::text is null or t.round_id = ${roundId ?? null}) and f.id <= ${since}
    order by t.id
  `.execute(tablesOf<LedgerTables>(connection));
  return rows;
}

/** Whether one of these keys of a player's postings is taken. */
export async function isPosted(connection: Connection, playerId: number, keys: readonly string[]): Promise<boolean> {
  const row = await tablesOf<LedgerTables>(connection)
    .selectFrom('ledger_transactions')
    .select('id')
    .where('player_id', '=', playerId)
    .where('key', 'in', keys)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
