import { inSnapshot, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import type { AdventureTables } from './tables.ts';

/** What is wrong with the adventure; every list is empty when it is right. */
export interface AdventureDifferences {
  /** Deposits that were counted and have not come, or not so. */
  readonly deposits: readonly { playerId: number; paymentId: string }[];
  /** Completed days without their gift, and gifts without their day. */
  readonly gifts: readonly { playerId: number; key: string }[];
  /** Days that were completed without any deposit of the month. */
  readonly days: readonly { playerId: number; month: string; step: number }[];
}

/** Compares what was counted with the payments, and completed days with what was granted, in one snapshot. */
export const reconcileAdventure = (connection: Connection): Promise<AdventureDifferences> =>
  inSnapshot<AdventureTables, AdventureDifferences>(connection, async (db) => {
    const { rows: deposits } = await sql<AdventureDifferences['deposits'][number]>`
      select d.player_id as "playerId", d.payment_id as "paymentId" from adventure_deposits d
      left join payments p on p.player_id = d.player_id and p.id = d.payment_id
      where p.id is null or p.action <> 'deposit' or p.state <> 'succeeded' or p.currency <> d.currency
        or p.amount_cents <> d.amount or p.finished_at <> d.at
      order by 1, 2
    `.execute(db);
    const { rows: gifts } = await sql<AdventureDifferences['gifts'][number]>`
      select coalesce(d.player_id, g.player_id) as "playerId", coalesce(d.key, g.key) as key
      from (select player_id, 'adventure:' || month || ':' || step as key from adventure_days) d
      full join (
        select player_id, key from prizes_grants where source = 'adventure'
          and created_at >= (select coalesce(min(at), 'infinity') from adventure_days)
      ) g on g.player_id = d.player_id and g.key = d.key
      where d.key is null or g.key is null
      order by 1, 2
    `.execute(db);
    const { rows: days } = await sql<AdventureDifferences['days'][number]>`
      select d.player_id as "playerId", d.month, d.step from adventure_days d
      join adventure_months m on m.player_id = d.player_id and m.month = d.month
      where not exists (
        select from adventure_deposits p where p.player_id = d.player_id and p.at >= m.starts_at and p.at < m.ends_at
      )
      order by 1, 2, 3
    `.execute(db);
    return { deposits, gifts, days };
  });
