import { sql } from 'kysely';
import { factsFrom } from '../kernel/facts.ts';
import { MINUTE_MS } from '@cosmodrome/rules/durations';
import { licences } from '@cosmodrome/rules/profile/licence';
import { allowedPrize, wheelOf, WHEELS } from '@cosmodrome/rules/wheel/wheel';
import { assertWagers } from '../content/index.ts';
import { CATALOGUE } from '../games/index.ts';
import { playerFacts } from '../profile/index.ts';
import { defineSystem } from '../system.ts';
import { wheelDeliverer } from './deliver.ts';
import type { WheelDeps } from './deps.ts';
import { cancelAll, endDue } from './end.ts';
import { wheelGifts } from './gifts.ts';
import { presentSegments, presentWheel } from './present.ts';
import { reconcileWheel } from './reconcile.ts';
import { spinsToUse, spinWheel } from './spin.ts';
import { allSpins, finishedSpins } from './store.ts';
import type { WheelRow } from './tables.ts';

/** Prizes that are shown under the wheel. */
const LATEST = 4;

/** The prize wheel: spins that are given, and what each draws, provably, when it is used (spec 4 and 6). */
export const wheel = defineSystem({
  name: 'wheel',
  reconcile: async (connection) => ({ ...(await reconcileWheel(connection)) }),
  open: (core) => {
    const { clock, log, messages, policies, prizes, relay, sites } = core;
    const connection = core.database.db;
    const wheels = core.content.wheel;
    const least = Math.min(...licences.map((licence) => policies.of(licence).mostWager ?? Infinity));
    assertWagers(
      policies,
      [...wheels].flatMap(([group, { segments }]) =>
        segments.flatMap(({ id, prize: written }) => {
          const prize = allowedPrize(written, least);
          return 'wager' in prize ? [{ name: `wheel ${group} ${id}`, wager: prize.wager }] : [];
        }),
      ),
    );
    const games = new Map(CATALOGUE.of(core).games.map(({ identifier, title }) => [identifier, title]));
    const deps: WheelDeps = {
      connection,
      clock,
      log,
      wheels,
      prizes,
      mayBeOffered: core.admission.mayBeOffered,
      mostWagerOf: async (from, playerId) => (await core.policyHere.of(from, playerId, null)).mostWager,
      gameOf: (identifier) => games.get(identifier),
      rates: core.content.levels.rates,
      titleOf: (locale, count) => messages.text(locale, 'wheel.gift', { count }),
    };
    /** The wheel of a player, or of a guest, as spins would be given now. */
    const wheelFor = async (playerId: number | null, host: string, locale: string) => {
      const groups = playerId === null ? [] : ((await playerFacts(connection, playerId))?.groups ?? []);
      const mostWager =
        playerId === null ? policies.of(sites.licenceOf(host)).mostWager : await deps.mostWagerOf(connection, playerId);
      return presentWheel(deps, { wheel: wheelOf(groups), mostWager, locale });
    };
    const prizeOf = (row: WheelRow, locale: string) => {
      const prize = presentSegments(deps, row.segments, locale)[row.picked ?? -1];
      if (!prize) throw new Error(`the spin ${row.id} has no prize`);
      return prize;
    };
    return {
      handlers: {
        'wheel.config': (_request, { caller, host, locale }) => wheelFor(caller?.playerId ?? null, host, locale),
        'wheel.segments': (_request, { host, locale }) => {
          const { mostWager } = policies.of(sites.licenceOf(host));
          return Promise.resolve(
            Object.fromEntries(WHEELS.map((name) => [name, presentWheel(deps, { wheel: name, mostWager, locale })])),
          );
        },
        // A player who is to be shown no offers is not shown spins either (player protection R32).
        'wheel.spins': async (_request, { caller: { playerId }, host, locale }) => {
          const held = await deps.mayBeOffered(playerId, host);
          const spins = held ? [] : await spinsToUse(deps, playerId);
          const [next] = spins;
          const segments = next ? presentSegments(deps, next.segments, locale) : await wheelFor(playerId, host, locale);
          const last = await finishedSpins(connection, playerId, LATEST);
          return {
            spins: spins.length,
            next: next
              ? {
                  group_key: next.group_key,
                  valid_until: next.valid_until.toISOString(),
                  table_hash: next.table_hash,
                }
              : null,
            segments,
            last: last.map((row) => ({
              id: row.id,
              at: (row.ended_at ?? row.created_at).toISOString(),
              prize: prizeOf(row, locale),
            })),
          };
        },
        'wheel.spin': async (_request, { caller: { playerId }, host, locale }) => {
          const { row, picked, left } = await spinWheel(deps, { playerId, host });
          relay.wake();
          return {
            id: row.id,
            segment: picked,
            segments: presentSegments(deps, row.segments, locale),
            prize: prizeOf({ ...row, picked }, locale),
            spins_left: left,
          };
        },
      },
      deliverers: { wheelspins: wheelDeliverer(deps) },
      gifts: (reader) => wheelGifts(deps, reader),
      onClosing: (trx, playerId) => cancelAll(trx, playerId, deps),
      facts: (playerId) =>
        factsFrom(
          connection,
          sql`select count(*) as wheel_spins from wheel_spins
        where player_id = ${playerId} and stage = 'finished'`,
        ),
      ownData: async (playerId) => ({
        wheel: (await allSpins(connection, playerId)).map((row) => ({
          id: row.id,
          group_key: row.group_key,
          stage: row.stage,
          given_at: row.created_at.toISOString(),
          valid_until: row.valid_until.toISOString(),
          ended_at: row.ended_at?.toISOString() ?? null,
          prize: row.picked === null ? null : prizeOf(row, 'en'),
        })),
      }),
      jobs: [{ name: 'end spins of the wheel', everyMs: MINUTE_MS, run: () => endDue(deps) }],
    };
  },
});
