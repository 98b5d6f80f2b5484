import { acrossShards, tablesOf, type Connection } from '@cosmodrome/database';
import { BoundedMap } from '@cosmodrome/rules/bounded-map';
import { DAY_MS, MINUTE_MS, WEEK_MS } from '@cosmodrome/rules/durations';
import { SIMULATED_GROUP } from '@cosmodrome/rules/profile/statuses';
import { markersOf, type PlayerActivity } from '@cosmodrome/rules/limits/markers';
import type { Clock } from '@cosmodrome/rules/clock';
import { sql, type Selectable } from 'kysely';
import { paymentsSince, PAYMENT_TOPIC } from '../cashbox/index.ts';
import { hoursPlayedSince, onRound, ROUND_TOPIC } from '../ledger/index.ts';
import type { System } from '../system.ts';
import type { LimitsDeps } from './deps.ts';
import type { LimitsTables } from './tables.ts';

const tables = ({ database }: Pick<LimitsDeps, 'database'>) => tablesOf<LimitsTables>(database.db);

/** Looks at what a player did lately and writes down the signs of harm in it. */
export async function noticeMarkers(deps: LimitsDeps, playerId: number): Promise<void> {
  const now = deps.clock.now();
  const policy = await deps.policyOf(deps.database.db, playerId, null);
  const markers = markersOf(await activityOf(deps, playerId, now), policy.markers);
  if (markers.length === 0) return;
  await tables(deps)
    .insertInto('harm_markers')
    .values(markers.map((marker) => ({ player_id: playerId, marker, noticed_at: now })))
    .onConflict((conflict) => conflict.columns(['player_id', 'marker']).doUpdateSet({ noticed_at: now }))
    .execute();
}

const LISTED = 1_000;
/** Between two looks at a player who only plays. */
const LOOK_EVERY_MS = 30 * MINUTE_MS;
/** Players whose last look is remembered; forgetting one costs a look. */
const MOST_REMEMBERED = 50_000;

/** Looks at a player after each turn of a payment, and now and then while rounds are played. */
export function watchForHarm(deps: LimitsDeps): NonNullable<System['subscriptions']> {
  const seldom = remembersLooks(deps.clock);
  const look = async (playerId: number | null): Promise<void> => {
    if (playerId !== null) await noticeMarkers(deps, playerId);
  };
  return {
    [PAYMENT_TOPIC]: ({ playerId }) => look(playerId),
    [ROUND_TOPIC]: onRound(async ({ playerId }) => {
      if (seldom(playerId)) await look(playerId);
    }),
  };
}

function remembersLooks(clock: Clock): (playerId: number) => boolean {
  const looks = new BoundedMap<number, number>(MOST_REMEMBERED);
  return (playerId) => {
    const now = clock.now().getTime();
    if (now - (looks.get(playerId) ?? -Infinity) < LOOK_EVERY_MS) return false;
    looks.set(playerId, now);
    return true;
  };
}

async function activityOf(deps: LimitsDeps, playerId: number, now: Date): Promise<PlayerActivity> {
  const { db } = deps.database;
  const day = new Date(now.getTime() - DAY_MS);
  const week = new Date(now.getTime() - WEEK_MS);
  const payments = await paymentsSince(db, playerId, week);
  const deposits = payments.filter(({ action, created_at }) => action === 'deposit' && created_at > day);
  return {
    deposits: deposits.filter(({ state }) => state === 'succeeded').length,
    failedDeposits: deposits.filter(({ state }) => state === 'declined').length,
    recalledWithdrawals: payments.filter(({ state }) => state === 'recalled').length,
    looserLimits: await looserWishesSince(deps, playerId, week),
    hoursPlayed: await hoursPlayedSince(db, playerId, day),
  };
}

/** Raises that were asked for; one that was taken back was asked for all the same. */
async function looserWishesSince(deps: LimitsDeps, playerId: number, since: Date): Promise<number> {
  const { wishes } = await tables(deps)
    .selectFrom('user_limits')
    .select(({ fn }) => fn.countAll<bigint>().as('wishes'))
    .where('player_id', '=', playerId)
    .where('created_at', '>', since)
    // Only what had to wait was looser than what was in force.
    .where('asked_looser', '=', true)
    .executeTakeFirstOrThrow();
  return Number(wishes);
}

/** Who shows signs of harm, the latest first: for the people who talk to players. */
export const playersWithMarkers = (connection: Connection): Promise<Selectable<LimitsTables['harm_markers']>[]> =>
  acrossShards<LimitsTables>(connection, 'an operator looks at those of everybody')
    .selectFrom('harm_markers')
    .selectAll()
    .where(
      sql<boolean>`not exists (
        select from player_groups g where g.player_id = harm_markers.player_id and g.group_id = ${SIMULATED_GROUP}
      )`,
    )
    .orderBy('noticed_at', 'desc')
    .orderBy('player_id')
    .limit(LISTED)
    .execute();

/** The signs of a player that still count, the latest first. */
export function liveMarkers(
  deps: Pick<LimitsDeps, 'database'>,
  playerId: number,
  { suppressionDays, now }: { suppressionDays: number; now: Date },
): Promise<Selectable<LimitsTables['harm_markers']>[]> {
  return tables(deps)
    .selectFrom('harm_markers')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('noticed_at', '>', new Date(now.getTime() - suppressionDays * DAY_MS))
    .orderBy('noticed_at', 'desc')
    .orderBy('marker')
    .execute();
}
