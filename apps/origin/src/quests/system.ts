import { DAY_MS, MINUTE_MS } from '@cosmodrome/rules/durations';
import { sql } from 'kysely';
import { assertWagers } from '../content/index.ts';
import { CATALOGUE } from '../games/index.ts';
import { rememberedByPlayer } from '../kernel/remembered.ts';
import { countRound, forEachPlayer, forgetCounted, onRounds, ROUND_TOPIC, uncountRound } from '../ledger/index.ts';
import { defineSystem } from '../system.ts';
import { questCalls } from './calls.ts';
import { betCounting, COUNTED } from './count.ts';
import type { QuestsDeps } from './deps.ts';
import { Due } from './due.ts';
import { questGifts } from './gifts.ts';
import { openDue } from './open.ts';
import { payDue, payLevels, STATUSES } from './pay.ts';
import { reconcileQuests } from './reconcile.ts';
import { COUNTED_AFTER_MS, RunningQuests } from './running.ts';
import { entriesOfPlayer, findQuest, hasStarted, paidLevels } from './store.ts';

const REMEMBER_MS = 10_000;
/** A level that is reached is paid, and a standing told, within this. */
const PAY_EVERY_MS = 2_000;
const OPEN_EVERY_MS = 5_000;

/** Quests: paths of levels that bets open, each of which pays once (spec 2.2, 3, 4, 6 and 9). */
export const quests = defineSystem({
  name: 'quests',
  reconcile: async (connection) => ({ ...(await reconcileQuests(connection)) }),
  open: async (core) => {
    const { clock, log, policies, prizes, relay, sites } = core;
    const connection = core.database.db;
    const series = core.content.quests;
    assertWagers(
      policies,
      series.map(({ slug, freespins: { wager } }) => ({ name: `quest ${slug}`, wager })),
    );
    const catalogue = CATALOGUE.of(core);
    const running = new RunningQuests(connection, clock, catalogue);
    const { mayBeOffered } = core.admission;
    const deps: QuestsDeps = {
      connection,
      clock,
      log,
      series,
      catalogue,
      running,
      prizes,
      mayBeOffered,
      onCommit: () => relay.wake(),
    };
    const mayCount = rememberedByPlayer(
      clock,
      REMEMBER_MS,
      async (playerId) => (await mayBeOffered(playerId, null)) === null,
    );
    const due = new Due();
    const refresh = async (): Promise<void> => {
      await openDue(deps);
      await running.refresh();
    };
    await refresh();
    return {
      handlers: questCalls({ ...deps, licenceOf: (host) => sites.licenceOf(host) }),
      channels: { [STATUSES]: (payload) => payload },
      bulkSubscriptions: {
        [ROUND_TOPIC]: onRounds((rounds) =>
          forEachPlayer(rounds, async (playerId, own) => {
            // Nothing of a player counts, or has counted, who has started none.
            if (!(await hasStarted(connection, playerId, running.ids()))) return;
            for (const round of own) {
              const isBet = round.state === 'settled' && round.bet > round.betBonus;
              const may = isBet && (await mayCount(playerId));
              const count = may ? countRound : uncountRound;
              const changed = (await count(connection, betCounting(running, may), round)) ?? [];
              for (const questId of changed) due.add(playerId, questId);
            }
          }),
        ),
      },
      gifts: (reader) => questGifts(connection, reader),
      ownData: async (playerId) => {
        const entries = [];
        const levels = await paidLevels(connection, playerId);
        for (const entry of await entriesOfPlayer(connection, playerId)) {
          entries.push({
            quest: (await findQuest(connection, entry.quest_id))?.identifier,
            tier: entry.tier,
            currency: entry.currency,
            bets: String(entry.bets),
            started_at: entry.started_at.toISOString(),
            levels: levels
              .filter(({ quest_id: id }) => id === entry.quest_id)
              .map(({ level, prizes: paid, paid_at: at }) => ({ level, prizes: paid, paid_at: at.toISOString() })),
          });
        }
        return { quests: entries };
      },
      jobs: [
        {
          name: 'pay quests',
          everyMs: PAY_EVERY_MS,
          run: async () => {
            for (const { playerId, questId } of due.take()) {
              try {
                await payLevels(deps, playerId, questId);
              } catch (error) {
                log.error({ err: error, playerId, questId }, 'a level of a quest could not be paid');
              }
            }
          },
        },
        { name: 'pay quests that wait', everyMs: MINUTE_MS, run: () => payDue(deps) },
        { name: 'open quests', everyMs: OPEN_EVERY_MS, run: refresh },
        {
          name: 'forget rounds of quests',
          everyMs: DAY_MS,
          run: () =>
            forgetCounted(
              connection,
              COUNTED,
              sql<boolean>`exists (
                select from quests q where q.id = r.quest_id
                  and q.end_at < ${new Date(clock.now().getTime() - COUNTED_AFTER_MS)}
              )`,
            ),
        },
      ],
    };
  },
});
