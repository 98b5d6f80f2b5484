import { acrossShards, tablesOf, type Connection } from '@cosmodrome/database';
import type { Course } from '@cosmodrome/rules/adventure/month';
import type { GrantStatus } from '@cosmodrome/rules/prizes/course';
import type { AdventureTables, DayRow, DepositRow, MonthRow } from './tables.ts';

const tables = (connection: Connection) => tablesOf<AdventureTables>(connection);

export const courseOf = ({ month, time_zone, starts_at, ends_at }: MonthRow): Course => ({
  month,
  zone: time_zone,
  startsAt: starts_at,
  endsAt: ends_at,
});

/** A player's months, the latest first: of most only the first few matter. */
export const monthsOf = (connection: Connection, playerId: number, most = 1_000): Promise<MonthRow[]> =>
  tables(connection)
    .selectFrom('adventure_months')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('month', 'desc')
    .limit(most)
    .execute();

/** Begins a month of a player; one that another visit has begun meanwhile stays as it is. */
export async function beginMonth(trx: Connection, playerId: number, course: Course): Promise<void> {
  await tables(trx)
    .insertInto('adventure_months')
    .values({
      player_id: playerId,
      month: course.month,
      time_zone: course.zone,
      starts_at: course.startsAt,
      ends_at: course.endsAt,
      closed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Notes a deposit that counts; false when it was noted before. */
export async function noteDeposit(trx: Connection, deposit: DepositRow): Promise<boolean> {
  const row = await tables(trx)
    .insertInto('adventure_deposits')
    .values(deposit)
    .onConflict((conflict) => conflict.doNothing())
    .returning('payment_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The deposits that count within a span, in their order. */
export const depositsIn = (
  connection: Connection,
  playerId: number,
  { startsAt, endsAt }: Pick<Course, 'startsAt' | 'endsAt'>,
): Promise<DepositRow[]> =>
  tables(connection)
    .selectFrom('adventure_deposits')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('at', '>=', startsAt)
    .where('at', '<', endsAt)
    .orderBy('at')
    .orderBy('payment_id')
    .execute();

/** Steps of a month that are completed. */
export const daysIn = (connection: Connection, playerId: number, month: string): Promise<DayRow[]> =>
  tables(connection)
    .selectFrom('adventure_days')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('month', '=', month)
    .orderBy('step')
    .execute();

export async function completeDay(trx: Connection, day: DayRow): Promise<void> {
  await tables(trx).insertInto('adventure_days').values(day).execute();
}

export async function closeMonth(trx: Connection, playerId: number, month: string, at: Date): Promise<void> {
  await tables(trx)
    .updateTable('adventure_months')
    .set({ closed_at: at })
    .where('player_id', '=', playerId)
    .where('month', '=', month)
    .where('closed_at', 'is', null)
    .execute();
}

/** Players whose month is over and not yet closed, by their number. */
export const playersToClose = (connection: Connection, after: number, now: Date, most: number): Promise<number[]> =>
  acrossShards<AdventureTables>(connection, 'a job looks for what is due, whosever it is')
    .selectFrom('adventure_months')
    .select('player_id')
    .distinct()
    .where('player_id', '>', after)
    .where('closed_at', 'is', null)
    .where('ends_at', '<=', now)
    .orderBy('player_id')
    .limit(most)
    .execute()
    .then((rows) => rows.map(({ player_id }) => player_id));

/** The key that the gift of a step is granted under. */
export const keyOf = (month: string, step: number): string => `adventure:${month}:${step}`;

export interface GiftRow {
  key: string;
  kind: string;
  status: GrantStatus;
  offered_until: Date | null;
}

/** What has become of the gifts of a month. */
export const giftsOf = (connection: Connection, playerId: number, keys: readonly string[]): Promise<GiftRow[]> =>
  keys.length === 0
    ? Promise.resolve([])
    : tablesOf<{ prizes_grants: GiftRow & { player_id: number } }>(connection)
        .selectFrom('prizes_grants')
        .select(['key', 'kind', 'status', 'offered_until'])
        .where('player_id', '=', playerId)
        .where('key', 'in', keys)
        .execute();

/** Everything that is kept of a player, to take away. */
export async function allOf(connection: Connection, playerId: number) {
  return {
    months: await monthsOf(connection, playerId),
    deposits: await tables(connection)
      .selectFrom('adventure_deposits')
      .selectAll()
      .where('player_id', '=', playerId)
      .orderBy('at')
      .execute(),
    days: await tables(connection)
      .selectFrom('adventure_days')
      .selectAll()
      .where('player_id', '=', playerId)
      .orderBy('month')
      .orderBy('step')
      .execute(),
  };
}
