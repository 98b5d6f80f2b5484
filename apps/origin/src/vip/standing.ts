import { acrossShards, inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import { quarterAfter, quarterEnd, quarterName, quarterStart } from '@cosmodrome/rules/vip/quarter';
import {
  sharesOf,
  statusNow,
  WHOLE,
  type QuarterSums,
  type TierSources,
  type VipTerms,
} from '@cosmodrome/rules/vip/progress';
import {
  isAtLeast,
  nextVipStatus,
  vipStatusGiven,
  VIP_GROUPS,
  VIP_STATUSES,
  type VipStatus,
} from '@cosmodrome/rules/vip/tiers';
import { changeGroups, playerFacts } from '../profile/index.ts';
import { depositSums } from '../cashbox/index.ts';
import { holdRow } from '../ledger/index.ts';
import type { VipRow, VipTables } from './tables.ts';

/** The running quarter and the one before, as the books and the payments have them. */
export async function quartersOf(connection: Connection, playerId: number, now: Date): Promise<TierSources> {
  const running = quarterName(now);
  const row = await tablesOf<VipTables>(connection)
    .selectFrom('vip_players')
    .select('status')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  const groups = (await playerFacts(connection, playerId))?.groups ?? [];
  return {
    before: await sumsOf(connection, playerId, quarterAfter(running, -1)),
    running: await sumsOf(connection, playerId, running),
    given: vipStatusGiven(groups, row?.status ?? 'REGULAR'),
  };
}

async function sumsOf(connection: Connection, playerId: number, quarter: string): Promise<QuarterSums> {
  const bets = await betsOf(connection, playerId, quarter);
  const deposits = await depositSums(connection, playerId, { from: quarterStart(quarter), until: quarterEnd(quarter) });
  const sums = new Map<string, { deposits: bigint; bets: bigint }>();
  const add = (currency: string, more: { deposits: bigint; bets: bigint }): void => {
    const sum = sums.get(currency) ?? { deposits: 0n, bets: 0n };
    sums.set(currency, { deposits: sum.deposits + more.deposits, bets: sum.bets + more.bets });
  };
  for (const row of bets) add(row.currency, { deposits: 0n, bets: row.bets });
  for (const row of deposits) add(row.currency, { deposits: row.amount, bets: 0n });
  return sums;
}

/**
 * Whether a player's stakes alone would reach the tier above, so that the rest is worth asking for: most rounds change no
 * tier, and each of them comes here.
 */
export async function stakesReachNext(
  connection: Connection,
  terms: VipTerms,
  { player_id: playerId, status }: VipRow,
  now: Date,
): Promise<boolean> {
  const above = nextVipStatus(status);
  const thresholds = above && terms[above];
  if (!thresholds) return false;
  const rows = await betsOf(connection, playerId, quarterName(now));
  const sums = new Map(rows.map(({ currency, bets }) => [currency, { deposits: 0n, bets }]));
  return sharesOf(sums, thresholds).bets >= WHOLE;
}

const betsOf = (connection: Connection, playerId: number, quarter: string) =>
  tablesOf<VipTables>(connection)
    .selectFrom('vip_quarters')
    .select(['currency', 'bets'])
    .where('player_id', '=', playerId)
    .where('quarter', '=', quarter)
    .execute();

/**
 * Puts a player on the tier that the quarters make. A tier that was reached acts at once, unless offers are held back from the
 * player (player-protection R32): it then waits. A tier that has ended falls in any case.
 *
 * @returns whether the tier has changed
 */
export async function settleStatus(
  connection: Connection,
  terms: VipTerms,
  { playerId, lifts, now }: { playerId: number; lifts: boolean; now: Date },
): Promise<boolean> {
  return inTransaction<VipTables, boolean>(connection, async (trx) => {
    const held = await holdRow<VipRow>(trx, 'vip_players', playerId);
    const sources = await quartersOf(trx, playerId, now);
    // What the operator has given stays a group of its own; Diamond alone is a tier of the club that nobody falls from.
    const reached = statusNow({ ...sources, given: sources.given === 'DIAMOND' ? 'DIAMOND' : 'REGULAR' }, terms);
    const status = lifts || isAtLeast(held.status, reached) ? reached : held.status;
    if (status === held.status) return false;
    await trx.updateTable('vip_players').set({ status }).where('player_id', '=', playerId).execute();
    const keeps = new Set<VipStatus>(sources.given === 'REGULAR' ? [status] : [status, sources.given]);
    const others = VIP_STATUSES.filter((each) => !keeps.has(each)).map((each) => VIP_GROUPS[each]);
    await changeGroups(trx, playerId, { add: [VIP_GROUPS[status]], remove: others }, now);
    return true;
  });
}

/** Players who are looked at in one go. */
const PAGE = 500;

/**
 * Looks at every player above the first tier, and at those with stakes in the running quarter whose tier may wait until offers
 * are shown again. What a quarter's end takes falls here.
 */
export async function settleAll(
  connection: Connection,
  terms: VipTerms,
  { isHeldBack, now }: { isHeldBack: (playerId: number) => Promise<boolean>; now: Date },
): Promise<number> {
  let changed = 0;
  for (let last: number | undefined = 0; last !== undefined;) {
    const rows: { player_id: number }[] = await acrossShards<VipTables>(
      connection,
      'a job looks for what is due, whosever it is',
    )
      .selectFrom('vip_players')
      .select('player_id')
      .where('player_id', '>', last)
      .where(({ eb, or, exists, selectFrom }) =>
        or([
          eb('status', '<>', 'REGULAR'),
          exists(
            selectFrom('vip_quarters')
              .whereRef('vip_quarters.player_id', '=', 'vip_players.player_id')
              .where('quarter', '=', quarterName(now))
              .select('bets'),
          ),
        ]),
      )
      .orderBy('player_id')
      .limit(PAGE)
      .execute();
    for (const { player_id: playerId } of rows) {
      const lifts = !(await isHeldBack(playerId));
      if (await settleStatus(connection, terms, { playerId, lifts, now })) changed += 1;
    }
    last = rows.at(-1)?.player_id;
  }
  return changed;
}
