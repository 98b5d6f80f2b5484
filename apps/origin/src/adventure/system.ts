import { DAY_MS, HOUR_MS } from '@cosmodrome/rules/durations';
import { monthAt } from '@cosmodrome/rules/adventure/month';
import { onDeposit, PAYMENT_TOPIC } from '../cashbox/index.ts';
import { assertWagers } from '../content/index.ts';
import { CATALOGUE } from '../games/index.ts';
import { forget } from '../kernel/forget.ts';
import { refuse } from '../kernel/http/handler.ts';
import { defineSystem } from '../system.ts';
import { presentStanding } from './present.ts';
import { reconcileAdventure } from './reconcile.ts';
import { CHANGES, close, countDeposit, mayTakePart, visit, type AdventureDeps } from './settle.ts';
import { allOf, playersToClose } from './store.ts';
import { presentConfig, presentMonth, termsOf, type GameOf } from './terms.ts';

/** Players that a job looks at in one go. */
const PAGE = 500;
/** So long a player's months are kept. */
const KEPT_MS = 400 * DAY_MS;

/** The adventure: a calendar of prizes for the deposits of days (spec 3 and 4). */
export const adventure = defineSystem({
  name: 'adventure',
  reconcile: async (connection) => ({ ...(await reconcileAdventure(connection)) }),
  open: (core) => {
    const { clock, relay, policies, sites, prizes, messages, log } = core;
    const connection = core.database.db;
    const file = core.content.adventure;
    assertWagers(
      policies,
      Object.entries(file.prizes).map(([id, { wager }]) => ({ name: `adventure ${id}`, wager })),
    );
    const games = new Map(CATALOGUE.of(core).games.map((game) => [game.identifier, game]));
    const gameOf: GameOf = (identifier) => games.get(identifier);
    const deps: AdventureDeps = {
      connection,
      clock,
      file,
      prizes,
      prefixes: messages.inAll('adventure.prefix'),
      gameOf,
    };
    // What everybody reads is the month of the books; a player's own follows the time zone.
    const running = () => termsOf(file, monthAt(clock.now(), 'UTC'));
    const isOpenOn = (host: string): boolean => policies.of(sites.licenceOf(host)).points;
    const isHeldBack = async (playerId: number): Promise<boolean> =>
      (await core.admission.mayBeOffered(playerId, null)) !== null;
    return {
      handlers: {
        'adventure.config': (_request, { host, locale }) =>
          Promise.resolve(
            isOpenOn(host)
              ? presentConfig(running(), file, { prefix: messages.text(locale, 'adventure.prefix'), gameOf })
              : { variables: {}, prizes: {} },
          ),
        'adventure.month': (_request, { host, locale }) =>
          Promise.resolve(isOpenOn(host) ? presentMonth(running(), locale, gameOf) : null),
        'adventure.visit': async ({ body }, { caller: { playerId }, host, locale }) => {
          const isOpen = (await core.policyHere.of(connection, playerId, host)).points;
          if (!isOpen || !(await mayTakePart(connection, playerId))) throw refuse(403, 'base', 'adventure_not_yours');
          const held = await core.admission.mayBeOffered(playerId, host);
          if (held) throw held;
          await visit(deps, playerId, body.time_zone);
          relay.wake();
          const standing = await presentStanding(deps, connection, { playerId, locale });
          if (!standing) throw refuse(403, 'base', 'adventure_not_yours');
          return standing;
        },
      },
      channels: { [CHANGES]: (payload) => payload },
      subscriptions: {
        [PAYMENT_TOPIC]: onDeposit(async ({ playerId, id }) => {
          if (!(await mayTakePart(connection, playerId)) || (await isHeldBack(playerId))) return;
          await countDeposit(deps, playerId, id);
          relay.wake();
        }),
      },
      ownData: async (playerId) => {
        const { months, deposits, days } = await allOf(connection, playerId);
        return {
          adventure: {
            months: months.map(({ month, time_zone }) => ({ month, time_zone })),
            deposits: deposits.map(({ payment_id, currency, amount, at }) => ({
              payment_id,
              currency,
              amount_cents: Number(amount),
              at: at.toISOString(),
            })),
            days: days.map(({ month, step, at }) => ({ month, step, completed_at: at.toISOString() })),
          },
        };
      },
      jobs: [
        {
          name: 'end adventures',
          everyMs: HOUR_MS,
          run: async () => {
            for (let last = 0; ;) {
              const players = await playersToClose(connection, last, clock.now(), PAGE);
              for (const playerId of players) {
                // One that fails must not keep the others from theirs.
                await isHeldBack(playerId)
                  .then((held) => close(deps, playerId, !held))
                  .catch((error: unknown) => log.error({ err: error, playerId }, 'an adventure was not ended'));
              }
              relay.wake();
              if (players.length < PAGE) return;
              last = players.at(-1) ?? last;
            }
          },
        },
        {
          name: 'forget adventures',
          everyMs: DAY_MS,
          run: async () => {
            const before = new Date(clock.now().getTime() - KEPT_MS);
            await forget(connection, { table: 'adventure_months', column: 'ends_at', before });
            await forget(connection, { table: 'adventure_days', column: 'at', before });
            await forget(connection, { table: 'adventure_deposits', column: 'at', before });
          },
        },
      ],
    };
  },
});
