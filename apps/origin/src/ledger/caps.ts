import { tablesOf, type Connection } from '@cosmodrome/database';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CapMeasure, CapUnit, LedgerTables } from './tables.ts';

/** A cap on what a player may stake or lose: bets that would go beyond it are refused with `limit_reached`. */
export interface Cap {
  /** Unique for the player. */
  readonly capId: bigint;
  readonly measure: CapMeasure;
  /** Minor units of the cap's own currency. */
  readonly amount: bigint;
  /** What a minor unit of each currency is worth in the cap's currency, as decimal text; 1 for one that is missing. */
  readonly weights: Readonly<Record<string, string>>;
  /** Renews with the day, week or month of the zone. Null: nothing may be staked until the cap ends; `amount` is 0. */
  readonly unit: CapUnit | null;
  readonly zone: string;
  readonly until: Date | null;
}

/**
 * Replaces all caps of a player. What their running periods have used already is counted from the books. The caller
 * holds the player's lock, so that no bet falls between the count and the cap.
 */
export async function setCaps(
  connection: Connection,
  playerId: number,
  caps: readonly Cap[],
  now: Date,
): Promise<void> {
  const trx = tablesOf<LedgerTables>(connection);
  await trx.deleteFrom('ledger_caps').where('player_id', '=', playerId).execute();
  for (const cap of caps) {
    const begun = cap.unit
      ? sql<Date>`date_trunc(${cap.unit}, ${now}::timestamptz, ${cap.zone})`
      : sql<Date>`${now}::timestamptz`;
    await trx
      .insertInto('ledger_caps')
      .values({
        player_id: playerId,
        cap_id: cap.capId,
        measure: cap.measure,
        amount: cap.amount,
        weights: JSON.stringify(cap.weights),
        unit: cap.unit,
        zone: cap.zone,
        until_at: cap.until,
        window_start: begun,
        used: cap.unit ? await usedSince(trx, playerId, cap, begun) : '0',
      })
      .execute();
  }
}

/** Sums what the running period has used from the books themselves. */
async function usedSince(
  trx: Kysely<LedgerTables>,
  playerId: number,
  cap: Cap,
  begun: RawBuilder<Date>,
): Promise<string> {
  const taken = cap.measure === 'stake' ? sql`t.amounts[3]` : sql`-t.amounts[1] - t.amounts[4]`;
  const { rows } = await sql<{ used: string }>`
    select coalesce(sum((${taken}) * coalesce((${JSON.stringify(cap.weights)}::jsonb ->> t.currency)::numeric, 1)), 0)::text as used
    from ledger_transactions t
    where t.player_id = ${playerId} and t.kind = 'play' and t.reversed_by is null and t.created_at >= ${begun}
  `.execute(trx);
  return rows[0]?.used ?? '0';
}

/** How much of a cap its running period has used, rounded up; negative for a player who is ahead. */
export interface CapUse {
  readonly capId: bigint;
  readonly amount: bigint;
  readonly used: bigint;
}

/** The caps that hold now, with their use. */
export async function capUse(connection: Connection, playerId: number, now: Date): Promise<CapUse[]> {
  const { rows } = await sql<{ cap_id: bigint; amount: bigint; used: bigint }>`
    select cap_id, amount, ceil(case
      when unit is null or window_start >= date_trunc(unit, ${now}::timestamptz, zone) then used else 0 end)::bigint as used
    from ledger_caps
    where player_id = ${playerId} and (until_at is null or until_at > ${now})
    order by cap_id`.execute(tablesOf<LedgerTables>(connection));
  return rows.map((row) => ({ capId: row.cap_id, amount: row.amount, used: row.used }));
}

/**
 * Money the player has paid in since a moment, by currency: gross, whatever was paid out or reversed. What is held counts
 * from when it is credited.
 */
export async function depositsSince(
  connection: Connection,
  playerId: number,
  since: Date,
): Promise<{ currency: string; amount: bigint }[]> {
  const { rows } = await sql<{ currency: string; amount: bigint }>`
    select t.currency, sum(e.amount)::bigint as amount
    from ledger_transactions t, unnest(t.accounts, t.amounts) as e(account, amount)
    where t.player_id = ${playerId} and t.kind = 'deposit' and t.created_at >= ${since} and e.account = 'real'
    group by t.currency`.execute(tablesOf<LedgerTables>(connection));
  return rows;
}
