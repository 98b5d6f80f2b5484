import { DAY_MS } from '@cosmodrome/rules/durations';
import { inLanguage } from '@cosmodrome/rules/content/in-language';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { isFor } from '@cosmodrome/rules/profile/whom';
import { CATALOGUE } from '../games/index.ts';
import { wonMoneyGift } from '../gift.ts';
import { findRound, onRound, ROUND_TOPIC } from '../ledger/index.ts';
import { nicknamesOf, playerFacts } from '../profile/index.ts';
import { RunningRows } from '../series.ts';
import { defineSystem } from '../system.ts';
import type { DropDeps } from './deps.ts';
import { openDue } from './open.ts';
import { presentDrop } from './present.ts';
import { reconcileDrops } from './reconcile.ts';
import { runningOf } from './running.ts';
import { dropsEndingAfter, latestWins, remainingOf, winsOfPlayer } from './store.ts';
import { win, WINS } from './win.ts';

const OPEN_EVERY_MS = 5_000;
/** A round that has ended in time is drawn for, however late its message comes within this. */
const LATE_MS = DAY_MS;
/** What is over is on the list for so long. */
const ON_LIST_MS = 3 * DAY_MS;
/** Wins that are shown while it runs; all of them can be checked when it is over. */
const LATEST = 20;
const ALL = 1_000;
/** Gifts that are looked through. */
const GIFTS = 100;

/** Prize drops: prizes that fall among the rounds of some games, by a draw that anybody can redo (spec 2.2). */
export const drops = defineSystem({
  name: 'drops',
  reconcile: async (connection) => ({ ...(await reconcileDrops(connection)) }),
  open: async (core) => {
    const { clock, prizes, relay, sites } = core;
    const connection = core.database.db;
    const catalogue = CATALOGUE.of(core);
    const deps: DropDeps = {
      connection,
      clock,
      series: core.content.drops,
      catalogue,
      prizes,
      mayBeOffered: core.admission.mayBeOffered,
      onCommit: () => relay.wake(),
    };
    const running = new RunningRows(
      () => dropsEndingAfter(connection, new Date(clock.now().getTime() - LATE_MS)),
      (row) => runningOf(row, catalogue),
    );
    const refresh = async (): Promise<void> => {
      await openDue(deps);
      await running.refresh();
    };
    await refresh();
    return {
      handlers: {
        'drops.list': async (_request, { caller, host, locale }) => {
          const now = clock.now();
          const player = caller ? await playerFacts(connection, caller.playerId) : null;
          const who = { groups: player?.groups ?? [], licence: player?.license_name ?? sites.licenceOf(host) };
          const rows = await dropsEndingAfter(connection, new Date(now.getTime() - ON_LIST_MS));
          const shown = [];
          for (const row of rows.filter(({ terms, start_at: start }) => start <= now && isFor(terms, who))) {
            const wins = await latestWins(connection, row.id, row.end_at <= now ? ALL : LATEST);
            const names = await nicknamesOf(
              connection,
              wins.map(({ player_id: playerId }) => playerId),
            );
            const remaining = await remainingOf(connection, row.id);
            shown.push(presentDrop(row, { remaining, wins, names }, { catalogue, locale, now }));
          }
          return shown;
        },
      },
      channels: { [WINS]: (payload) => payload },
      subscriptions: {
        [ROUND_TOPIC]: onRound(async (told) => {
          const possible = running.all().filter((drop) => drop.mayWin(told));
          if (possible.length === 0) return;
          const { playerId, roundId } = told;
          const round = await findRound(connection, playerId, roundId);
          if (!round) return;
          for (const drop of possible) await win(deps, drop, playerId, round);
        }),
      },
      gifts: async ({ playerId, locale }) =>
        (await winsOfPlayer(connection, playerId, GIFTS)).map((row) =>
          wonMoneyGift({
            id: `drop-${row.drop_id}-${row.round_id}`,
            title: inLanguage(row.terms.words, locale)?.title ?? row.identifier,
            currency: DEFAULT_CURRENCY,
            cents: row.body.amounts[DEFAULT_CURRENCY] ?? 0,
            paidAt: row.won_at,
          }),
        ),
      ownData: async (playerId) => ({
        drops: (await winsOfPlayer(connection, playerId)).map((row) => ({
          drop: row.identifier,
          round: row.round_id,
          prize: row.body,
          won_at: row.won_at.toISOString(),
        })),
      }),
      jobs: [{ name: 'open prize drops', everyMs: OPEN_EVERY_MS, run: refresh }],
    };
  },
});
