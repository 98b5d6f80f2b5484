import { contributionBp } from '@cosmodrome/rules/bonuses/contribution';
import { z } from 'zod';
import { ADDRESS_CONFIRMED } from '../account/index.ts';
import type { GameCatalogue } from '../games/index.ts';
import type { Message } from '../kernel/outbox/index.ts';
import type { OriginCore, System } from '../system.ts';
import { bonusCalls, presentAll } from './calls.ts';
import { cancelAll } from './cancel.ts';
import { countRound, type ShareOf } from './count.ts';
import type { BonusDeps } from './deps.ts';
import { beginConfirmed } from './confirm.ts';
import { expireBonuses } from './expire.ts';
import { redeemWithArrived, redeemWithDeposit } from './deposits.ts';
import { welcome } from './redeem.ts';
import { bonusesOf } from './store.ts';
import { endWithWithdrawal } from './withdrawal.ts';

const EXPIRE_EVERY_MS = 60_000;

const RoundMessage = z.object({ round_id: z.string(), currency: z.string() });
const PaymentMessage = z.object({ id: z.string(), action: z.string(), state: z.string() });

/** How much of each game's stakes counts; nothing of a game that is not in the catalogue. */
export function sharesOf(catalogue: GameCatalogue): ShareOf {
  const shares = new Map(catalogue.games.map((game) => [game.identifier, contributionBp(game)]));
  return (game) => shares.get(game) ?? 0;
}

/** Counts rounds towards bonuses, for the outbox. */
export const roundCounter =
  ({ connection, clock, shareOf }: Pick<BonusDeps, 'connection' | 'clock' | 'shareOf'>) =>
  async ({ playerId, payload }: Pick<Message, 'playerId' | 'payload'>): Promise<void> => {
    if (playerId === null) return;
    const { round_id: roundId, currency } = RoundMessage.parse(payload);
    await countRound(connection, { playerId, roundId, currency }, { shareOf, now: clock.now() });
  };

/** Bonuses as a system of the origin: games of the catalogue count by their categories. */
export function createBonuses(core: OriginCore, catalogue: GameCatalogue): System {
  const { clock, log } = core;
  const connection = core.database.db;
  const deps: BonusDeps = {
    connection,
    clock,
    campaigns: core.site.bonuses,
    levels: core.site.levels,
    shareOf: sharesOf(catalogue),
    isHeldBack: async (playerId, host) => {
      for (const { offersHeldBack, ageRefusalOf } of core.systems) {
        if (await offersHeldBack?.(playerId, host)) return true;
        if (await ageRefusalOf?.(playerId, host)) return true;
      }
      return false;
    },
  };
  return {
    handlers: bonusCalls(deps),
    channels: { bonuses_changes: (payload) => payload },
    subscriptions: {
      round: roundCounter(deps),
      [ADDRESS_CONFIRMED]: async ({ playerId }) => {
        if (playerId !== null) await beginConfirmed(deps, playerId);
      },
      payments_changes: async ({ playerId, payload }) => {
        const { id, action, state } = PaymentMessage.parse(payload);
        if (playerId !== null && action === 'deposit' && state === 'succeeded')
          await redeemWithDeposit(deps, playerId, id);
      },
    },
    welcome: (trx, playerId, choice) => welcome(deps, trx, playerId, choice),
    onClosing: (trx, playerId) => cancelAll(trx, playerId, deps),
    // So that the player is told of a bonus whose deposit has just come.
    beforeWithdrawal: (playerId) => redeemWithArrived(deps, playerId),
    onWithdrawal: (trx, withdrawal) => endWithWithdrawal(trx, withdrawal, deps),
    ownData: async (playerId) => ({
      bonuses: await presentAll(deps, await bonusesOf(connection, playerId), { playerId, locale: 'en' }),
    }),
    jobs: [{ name: 'expire bonuses', everyMs: EXPIRE_EVERY_MS, run: () => expireBonuses(deps, log) }],
  };
}
