import type { ScreenedDeposit } from '@cosmodrome/contract/http/cashbox-screening';
import { acrossShards, tablesOf, type Connection } from '@cosmodrome/database';
import { networkOf } from '@cosmodrome/rules/identity/network';
import { ACCOUNTS_OF_ONE, COUNTRIES_OF_ONE, DEVICES_OF_ONE, SCREENING_DAYS } from '@cosmodrome/rules/cashbox/screening';
import { sql } from 'kysely';
import { DAY_MS } from '@cosmodrome/rules/durations';
import { forget } from '../kernel/forget.ts';
import { refuse, type CallContext, type Caller } from '../kernel/http/handler.ts';
import type { CashboxDependencies } from './dependencies.ts';
import { findPayment } from './store.ts';
import type { CashboxTables } from './tables.ts';

type On = Pick<CashboxDependencies, 'connection' | 'clock'>;

/**
 * Keeps from where a deposit was started (spec 7): device, network and country, nothing of the payment itself. The first
 * word about a payment counts, so that it cannot be put right afterwards.
 *
 * @throws Refusal 404 for a payment that is no deposit of the player's
 */
export async function screenDeposit(
  { payment_id, dfpc }: ScreenedDeposit,
  context: CallContext<Caller>,
  { connection, clock }: On,
): Promise<void> {
  const { playerId } = context.caller;
  const payment = await findPayment(connection, playerId, payment_id);
  if (payment?.action !== 'deposit') throw refuse(404, 'base', 'not_found');
  await tablesOf<CashboxTables>(connection)
    .insertInto('payment_screenings')
    .values({
      player_id: playerId,
      payment_id,
      device: dfpc ?? null,
      network: networkOf(context.ip),
      country: context.country,
      seen_at: clock.now(),
    })
    .onConflict((known) => known.doNothing())
    .execute();
}

/** Deletes what has been kept long enough. @returns how many */
export const forgetScreenings = ({ connection, clock }: On): Promise<number> =>
  forget(connection, {
    table: 'payment_screenings',
    column: 'seen_at',
    before: new Date(clock.now().getTime() - SCREENING_DAYS * DAY_MS),
  });

/** What is kept of a player's deposits, the latest first. */
export const screeningsOf = (connection: Connection, playerId: number) =>
  tablesOf<CashboxTables>(connection)
    .selectFrom('payment_screenings')
    .select(['payment_id', 'device', 'network', 'country', 'seen_at'])
    .where('player_id', '=', playerId)
    .orderBy('seen_at', 'desc')
    .orderBy('payment_id')
    .execute();

/** Why somebody should look at deposits: `value` is the device, or how many there were. */
export interface StandsOut {
  why: 'one_device' | 'many_devices' | 'many_countries';
  players: number[];
  value: string;
  last_at: Date;
}

/** What stands out among the deposits that are kept, the latest first. Nothing follows from it by itself. */
export async function standingOut(connection: Connection, limit = 500): Promise<StandsOut[]> {
  const { rows } = await sql<StandsOut>`
    select 'one_device' as why, array_agg(distinct player_id order by player_id) as players, device as value,
      max(seen_at) as last_at
    from payment_screenings where device is not null group by device
    having count(distinct player_id) >= ${ACCOUNTS_OF_ONE}
    union all
    select 'many_devices', array[player_id], count(distinct device)::text, max(seen_at)
    from payment_screenings group by player_id having count(distinct device) >= ${DEVICES_OF_ONE}
    union all
    select 'many_countries', array[player_id], string_agg(distinct country, ' ' order by country), max(seen_at)
    from payment_screenings group by player_id having count(distinct country) >= ${COUNTRIES_OF_ONE}
    order by last_at desc, why limit ${limit}`.execute(
    acrossShards(connection, 'what stands out is seen among everybody'),
  );
  return rows;
}
