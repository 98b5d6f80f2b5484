import { MINUTE_MS } from '@cosmodrome/rules/durations';
import { ADDRESS_CONFIRMED } from '../contact/index.ts';
import { PAYMENT_TOPIC } from '../cashbox/index.ts';
import { remembered } from '../kernel/remembered.ts';
import type { Message } from '../kernel/outbox/index.ts';
import { COMPS_AWARD } from '../levels/index.ts';
import { ROUND_TOPIC } from '../ledger/index.ts';
import { defineSystem } from '../system.ts';
import { collect } from './collect.ts';
import type { AchievementsDeps } from './deps.ts';
import { Due } from './due.ts';
import { presentAchievement } from './present.ts';
import { CHANGES, reachNow } from './reach.ts';
import { reconcileAchievements } from './reconcile.ts';
import { sharesOf } from './shares.ts';
import { reachedOf } from './store.ts';

const LOOK_EVERY_MS = 5_000;
/** How long the counted shares are kept before they are counted again. */
const SHARES_FRESH_MS = 10 * MINUTE_MS;

/** Achievements: what a player has done once, by what systems know anyway, and a reward for it (spec 2.2 and 3). */
export const achievements = defineSystem({
  name: 'achievements',
  reconcile: async (connection) => ({ ...(await reconcileAchievements(connection)) }),
  open: (core) => {
    const { clock, policies, policyHere, prizes, relay, sites, log } = core;
    const connection = core.database.db;
    const all = core.content.achievements;
    const deps: AchievementsDeps = {
      connection,
      clock,
      all,
      prizes,
      facts: core.hooks.facts,
      mayBeOffered: core.admission.mayBeOffered,
      hasPoints: async (playerId) => (await policyHere.of(connection, playerId, null)).points,
      rates: core.content.levels.rates,
      onCommit: () => relay.wake(),
    };
    const shares = remembered(clock, SHARES_FRESH_MS, () => sharesOf(connection));
    const due = new Due(clock);
    const look = ({ playerId }: Message): void => {
      if (playerId !== null) due.add(playerId);
    };
    return {
      handlers: {
        'achievements.list': async (_request, { host, locale }) => {
          const { points } = policies.of(sites.licenceOf(host));
          const reader = { locale, standing: null, shares: await shares(), points };
          return { achievements: all.map((each) => presentAchievement(each, reader, deps)) };
        },
        'achievements.own': async (_request, { caller: { playerId }, host, locale }) => {
          const { points } = await policyHere.of(connection, playerId, host);
          const reader = { locale, standing: await reachNow(deps, playerId), shares: await shares(), points };
          return { achievements: all.map((each) => presentAchievement(each, reader, deps)) };
        },
        'achievements.collect': async ({ params: { identifier } }, { caller: { playerId }, host, locale }) => {
          const row = await collect(deps, { playerId, host, identifier });
          const file = all.find((each) => each.identifier === identifier);
          if (!file) throw new Error(`${identifier} is not in the content`);
          relay.wake();
          const standing = { facts: {}, reached: [row] };
          return presentAchievement(file, { locale, standing, shares: new Map(), points: true }, deps);
        },
      },
      channels: { [CHANGES]: (payload) => payload },
      subscriptions: { [ROUND_TOPIC]: look, [PAYMENT_TOPIC]: look, [COMPS_AWARD]: look, [ADDRESS_CONFIRMED]: look },
      jobs: [
        {
          name: 'look for achievements',
          everyMs: LOOK_EVERY_MS,
          run: async () => {
            for (const playerId of due.take()) {
              try {
                await reachNow(deps, playerId);
              } catch (error) {
                log.error({ err: error, playerId }, 'achievements could not be looked for');
              }
            }
          },
        },
      ],
      ownData: async (playerId) => ({
        achievements: (await reachedOf(connection, playerId)).map((row) => ({
          achievement: row.identifier,
          reward: row.prize,
          reached_at: row.reached_at.toISOString(),
          collected_at: row.collected_at?.toISOString() ?? null,
        })),
      }),
    };
  },
});
