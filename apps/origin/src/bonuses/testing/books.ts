import type { Connection, Database } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import type { ProfileTables } from '../../profile/index.ts';
import { Relay } from '../../kernel/outbox/index.ts';
import { isClean, openLedger, reconcile, ROUND_TOPIC, type Ledger, type LedgerTables } from '../../ledger/index.ts';
import { roundCounter } from '../system.ts';
import { countRound, type ShareOf } from '../count.ts';
import type { BonusOrder } from '../grant.ts';
import { reconcileBonuses } from '../reconcile.ts';
import type { BonusTables } from '../tables.ts';

export type BooksTables = ProfileTables & BonusTables;

export const POKIE = 'orbit/Lines';
export const TABLE = 'tables/Roulette';
export const OTHER = 'other/Thing';

export const shareOf: ShareOf = (game) => ({ [POKIE]: 10_000, [TABLE]: 1_000 })[game] ?? 0;

/** A ledger whose rounds are counted over a relay of their own, without HTTP. */
export interface BonusBooks {
  readonly ledger: Ledger;
  readonly relay: Relay;
  /** What the relay does with the message of a round, without the message. */
  readonly count: (round: Parameters<typeof countRound>[1]) => Promise<void>;
  /** Delivers all messages that wait. */
  settle(): Promise<void>;
}

export function openBonusBooks(database: Database<LedgerTables>, clock: Clock, share: ShareOf = shareOf): BonusBooks {
  const connection = database.db;
  const relay = new Relay({ connection, engine: database.engine, clock, log: { error: console.error } });
  relay.subscribeInBulk(ROUND_TOPIC, roundCounter({ connection, clock, shareOf: share }));
  return {
    ledger: openLedger({ database, clock }),
    relay,
    count: (round) => countRound(connection, round, { shareOf: share, now: clock.now() }),
    settle: async () => {
      while ((await relay.drain()) > 0);
    },
  };
}

/** A bonus of ten euros that is wagered twice, unless said otherwise. */
export const order = (playerId: number, change: Partial<BonusOrder> = {}): BonusOrder => ({
  playerId,
  campaign: 'coupon:test',
  strategy: 'coupon',
  titles: { en: 'Test bonus' },
  currency: 'EUR',
  amount: 1_000n,
  wager: 2,
  maxStake: 500n,
  maxWin: null,
  daysToWager: 7,
  activation: 'accepted',
  ...change,
});

/** What is wrong with the books: the ledger, and what bonuses say of it. */
export async function bonusProblems(connection: Connection): Promise<string[]> {
  const found: string[] = [];
  const books = await reconcile(connection);
  if (!isClean(books)) found.push(`the books differ: ${JSON.stringify(books)}`);
  const bonuses = await reconcileBonuses(connection);
  if (Object.values(bonuses).flat().length > 0) found.push(`the bonuses differ: ${JSON.stringify(bonuses)}`);
  return found;
}
