import { HOUR_MS } from '@cosmodrome/rules/durations';
import { assertWagers } from '../content/index.ts';
import { playerFacts } from '../profile/index.ts';
import { rememberedByPlayer } from '../kernel/remembered.ts';
import {
  countRounds,
  forEachPlayer,
  onRounds,
  ROUND_TOPIC,
  uncountRounds,
  type RoundEvent,
  type RoundsSubscriber,
} from '../ledger/index.ts';
import { defineSystem } from '../system.ts';
import { levelsCalls, type Collected } from './calls.ts';
import { liftPlayers, pointsCounting, type CountDeps } from './count.ts';
import { pointsDeliverer } from './deliver.ts';
import { AWARD } from './points.ts';
import { ownPoints } from './read.ts';
import { reconcileLevels } from './reconcile.ts';

/** How long it is remembered whether a player's stakes bring points: rounds follow one another faster than it changes. */
const REMEMBER_MS = 10_000;

/**
 * Counts rounds, for the outbox. Only rounds that have just settled may bring points that were not there before. Each player in
 * a transaction: points are told, and the row of a player's messages is one that bets wait for.
 */
export function roundCounter(
  deps: CountDeps,
  { collects, onCommit }: { collects: (playerId: number) => Promise<boolean>; onCommit: () => void },
): RoundsSubscriber {
  const { connection } = deps;
  const countOfPlayer = async (playerId: number, rounds: readonly RoundEvent[]): Promise<void> => {
    const may = await collects(playerId);
    const at = new Date(Math.max(...rounds.map((round) => round.at.getTime())));
    const byBringing = Map.groupBy(rounds, ({ state, bet, betBonus }) => state === 'settled' && bet > betBonus && may);
    const counting = (brings: boolean) => pointsCounting(deps, { collects: brings, lifts: may, at });
    const held = [
      await uncountRounds(connection, counting(false), byBringing.get(false) ?? []),
      await countRounds(connection, counting(true), byBringing.get(true) ?? []),
    ];
    if (held.some((each) => each.get(playerId)?.told)) onCommit();
  };
  return onRounds((rounds) => forEachPlayer(rounds, countOfPlayer));
}

export const levels = defineSystem({
  name: 'levels',
  reconcile: async (connection) => ({ ...(await reconcileLevels(connection)) }),
  open: (core) => {
    const { clock, policies, sites, relay } = core;
    const connection = core.database.db;
    const { terms, all } = core.content.levels;
    assertWagers(
      policies,
      all.flatMap(({ id, gift, prize }) => {
        const terms = gift ?? prize?.prize;
        return terms && 'wager' in terms ? [{ name: `gift of ${id}`, wager: terms.wager }] : [];
      }),
    );
    const titleOf = (number: number, locale: string): string => core.messages.text(locale, 'levels.gift', { number });
    const deps: CountDeps = { connection, terms, gifts: { prizes: core.prizes, levels: all, titleOf } };
    /** Points are an offer (player-protection R32), wherever the player is. */
    const isHeldBack = async (playerId: number): Promise<boolean> =>
      (await core.admission.mayBeOffered(playerId, null)) !== null;
    const collected = async (playerId: number): Promise<Collected> => {
      const player = await playerFacts(connection, playerId);
      if (!player || player.closed_at !== null || !policies.of(player.license_name).points) return 'not_here';
      return (await isHeldBack(playerId)) ? 'held_back' : 'yes';
    };
    return {
      handlers: levelsCalls({
        ...deps,
        collected,
        isToldOn: (host) => policies.of(sites.licenceOf(host)).points,
      }),
      channels: { [AWARD]: (payload) => payload },
      bulkSubscriptions: {
        [ROUND_TOPIC]: roundCounter(deps, {
          collects: rememberedByPlayer(clock, REMEMBER_MS, async (playerId) => (await collected(playerId)) === 'yes'),
          onCommit: () => relay.wake(),
        }),
      },
      subscriptions: {
        // Points that were given may have reached a level.
        [AWARD]: async ({ playerId }) => {
          if (playerId !== null) await liftPlayers(deps, { isHeldBack, at: clock.now(), only: playerId });
        },
      },
      deliverers: { points: pointsDeliverer },
      ownData: (playerId) => ownPoints(connection, playerId),
      jobs: [
        {
          name: 'lift players',
          everyMs: HOUR_MS,
          run: async () => void (await liftPlayers(deps, { isHeldBack, at: clock.now() })),
        },
      ],
    };
  },
});
