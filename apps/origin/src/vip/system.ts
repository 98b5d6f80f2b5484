import { tablesOf, type Connection } from '@cosmodrome/database';
import { DAY_MS, HOUR_MS } from '@cosmodrome/rules/durations';
import { quarterAfter, quarterName } from '@cosmodrome/rules/vip/quarter';
import { vipStatusOf } from '@cosmodrome/rules/vip/tiers';
import { sql } from 'kysely';
import { forget } from '../kernel/forget.ts';
import { onDeposit, PAYMENT_TOPIC } from '../cashbox/index.ts';
import { countRounds, forgetCounted, onRounds, ROUND_TOPIC, wallets } from '../ledger/index.ts';
import { defineSystem } from '../system.ts';
import { giveBirthdays, type BirthdayDeps } from './birthday.ts';
import { COUNTED, stakeCounting } from './count.ts';
import { managerOf } from '../profile/index.ts';
import { presentProgress, presentTiers, vipTerms } from './present.ts';
import { reconcileVip } from './reconcile.ts';
import { quartersOf, settleAll, settleStatus, stakesReachNext } from './standing.ts';
import type { VipTables } from './tables.ts';

/** The VIP club: tiers by the deposits and real stakes of a calendar quarter (spec 3, 4 and 8). */
export const vip = defineSystem({
  name: 'vip',
  reconcile: reconcileVip,
  open: (core) => {
    const { clock, relay, policies, sites } = core;
    const connection = core.database.db;
    const terms = vipTerms(core.content.vip);
    const tiers = presentTiers(core.content.vip);
    const benefitsOf = (groups: readonly string[]) => core.content.vip.tiers[vipStatusOf(groups)];
    const isHeldBack = async (playerId: number): Promise<boolean> =>
      (await core.admission.mayBeOffered(playerId, null)) !== null;
    const birthdays: BirthdayDeps = {
      connection,
      tiers: core.content.vip.tiers,
      prizes: core.prizes,
      titles: core.messages.inAll('vip.birthday'),
      log: core.log,
      zoneOfPolicy: async (playerId) => (await core.policyHere.of(connection, playerId, null)).limits.timeZone,
      isHeldBack,
    };
    const settle = async (playerId: number): Promise<void> => {
      const lifts = !(await isHeldBack(playerId));
      if (await settleStatus(connection, terms, { playerId, lifts, now: clock.now() })) relay.wake();
    };
    return {
      handlers: {
        'vip.progress': async (_request, { caller: { playerId } }) => {
          const now = clock.now();
          const quarters = await quartersOf(connection, playerId, now);
          return presentProgress(quarters, { playerId, currency: await currencyOf(connection, playerId), terms, now });
        },
        'vip.tiers': (_request, { host }) => Promise.resolve(policies.of(sites.licenceOf(host)).points ? tiers : []),
        'vip.manager': ({ body: { userGroups } }) => Promise.resolve(managerOf(core.content.vip.managers, userGroups)),
      },
      bulkSubscriptions: {
        [ROUND_TOPIC]: onRounds(async (rounds) => {
          const staked = rounds.filter(({ state, bet, betBonus }) => state !== 'settled' || bet !== betBonus);
          for (const [playerId, held] of await countRounds(connection, stakeCounting, staked)) {
            if (await stakesReachNext(connection, terms, held, clock.now())) await settle(playerId);
          }
        }),
      },
      subscriptions: {
        [PAYMENT_TOPIC]: onDeposit(({ playerId }) => settle(playerId)),
      },
      cashbackShareBp: (groups) => benefitsOf(groups).cashback_bp,
      automaticPayoutEurCents: (groups) => benefitsOf(groups).automatic_payout_eur_cents,
      ownData: async (playerId) => ({
        vip: await tablesOf<VipTables>(connection)
          .selectFrom('vip_quarters')
          .select(['quarter', 'currency', 'bets'])
          .where('player_id', '=', playerId)
          .orderBy('quarter')
          .execute()
          .then((rows) => rows.map(({ bets, ...row }) => ({ ...row, bets: String(bets) }))),
      }),
      jobs: [
        {
          name: 'settle VIP tiers',
          everyMs: HOUR_MS,
          run: async () => void (await settleAll(connection, terms, { isHeldBack, now: clock.now() })),
        },
        { name: 'give birthday gifts', everyMs: HOUR_MS, run: () => giveBirthdays(birthdays, clock.now()) },
        {
          name: 'forget rounds of past quarters',
          everyMs: DAY_MS,
          run: () => forgetQuarters(connection, quarterAfter(quarterName(clock.now()), -1)),
        },
      ],
    };
  },
});

/** The wallet in use says in which currency a player is shown the progress. */
async function currencyOf(connection: Connection, playerId: number): Promise<string> {
  const all = await wallets(connection, playerId);
  return (all.find(({ active }) => active) ?? all[0])?.currency ?? 'EUR';
}

/** Forgets quarters that no tier follows from any more, with their rounds. */
async function forgetQuarters(connection: Connection, before: string): Promise<void> {
  await forgetCounted(connection, COUNTED, sql<boolean>`r.quarter < ${before}`);
  await forget(connection, { table: 'vip_quarters', column: 'quarter', before });
}
