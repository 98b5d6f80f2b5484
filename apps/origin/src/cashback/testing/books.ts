import { tablesOf, type Connection, type Database } from '@cosmodrome/database';
import { cashbackOf } from '@cosmodrome/rules/cashback/terms';
import type { Clock } from '@cosmodrome/rules/clock';
import type { ProfileTables, PlayerFacts } from '../../profile/index.ts';
import type { CatalogueGame, GameCatalogue } from '../../games/index.ts';
import { Relay } from '../../kernel/outbox/index.ts';
import { isClean, openLedger, reconcile, ROUND_TOPIC, type Ledger, type LedgerTables } from '../../ledger/index.ts';
import { Prizes } from '../../prizes/index.ts';
import type { PrizesTables } from '../../prizes/tables.ts';
import { roundCounter } from '../system.ts';
import { payWeeks } from '../pay.ts';
import { reconcileCashback } from '../reconcile.ts';
import type { CashbackTables } from '../tables.ts';

export type BooksTables = ProfileTables & CashbackTables;

export const TERMS = { shareBp: 1_000, least: 1 };
export const LIVE = 'tables/Roulette';
export const POKIE = 'orbit/Lines';

const game = (identifier: string, family: string) =>
  ({
    identifier,
    family,
    themes: [],
    features: [],
    tags: [],
    currencies: [],
    volatility: null,
  }) as unknown as CatalogueGame;

const catalogue: GameCatalogue = { studios: [], games: [game(LIVE, 'roulette'), game(POKIE, 'lines')] };

/** A ledger whose rounds are counted over a relay of their own, without HTTP. */
export interface CashbackBooks {
  readonly ledger: Ledger;
  readonly relay: Relay;
  /** Delivers all messages that wait. */
  settle(): Promise<void>;
  /** The step of a Monday, as any node does it. @returns how many weeks it closed */
  pay(): Promise<number>;
}

export interface BooksOptions {
  readonly clock: Clock;
  readonly isAllowed?: (player: PlayerFacts) => boolean;
  readonly log?: { error(details: object): void };
}

export function openCashbackBooks(database: Database<LedgerTables>, options: BooksOptions): CashbackBooks {
  const { clock, isAllowed = () => true, log = { error: (details: object) => console.error(details) } } = options;
  const connection = database.db;
  const relay = new Relay({ connection, engine: database.engine, clock, log });
  relay.subscribeInBulk(ROUND_TOPIC, roundCounter({ database, clock }, catalogue));
  return {
    ledger: openLedger({ database, clock }),
    relay,
    settle: async () => {
      while ((await relay.drain()) > 0);
    },
    pay: () =>
      payWeeks(
        { connection, prizes: new Prizes(), termsOf: () => TERMS, isAllowed, log, onCommit: () => undefined },
        clock.now(),
      ),
  };
}

/**
 * What is wrong with the books: the ledger does not add up, what was paid is not the rule's, or all that was counted is
 * not what the settled rounds of live games have lost. `weeks`: also each week by itself, when no paid one was changed.
 */
export async function cashbackProblems(connection: Connection, { weeks }: { weeks: boolean }): Promise<string[]> {
  const found: string[] = [];
  const books = await reconcile(connection);
  if (!isClean(books)) found.push(`the books differ: ${JSON.stringify(books)}`);
  const cashback = await reconcileCashback(connection);
  if (Object.values(cashback).flat().length > 0) found.push(`the cashback differs: ${JSON.stringify(cashback)}`);
  const db = tablesOf<LedgerTables & CashbackTables & PrizesTables>(connection);
  const rounds = await db.selectFrom('ledger_rounds').selectAll().where('game', '=', LIVE).execute();
  const expected = new Map<string, bigint>();
  const add = (sums: Map<string, bigint>, key: string, loss: bigint) => sums.set(key, (sums.get(key) ?? 0n) + loss);
  const mondayOf = (at: Date): string => {
    const day = new Date(at);
    day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
    return day.toISOString().slice(0, 10);
  };
  for (const { player_id, currency, state, staked_real, won_real, finished_at } of rounds) {
    if (state !== 'settled' || !finished_at) continue;
    add(expected, `${player_id} ${currency}${weeks ? ` ${mondayOf(finished_at)}` : ''}`, staked_real - won_real);
  }
  const counted = new Map<string, bigint>();
  for (const row of await db.selectFrom('cashback_weeks').selectAll().execute()) {
    add(counted, `${row.player_id} ${row.currency}${weeks ? ` ${row.week}` : ''}`, row.loss);
    if (row.outcome === 'paid' && row.paid !== cashbackOf(row.loss, TERMS)) found.push(`${row.week} is paid wrongly`);
  }
  const grants = await db.selectFrom('prizes_grants').selectAll().where('source', '=', 'cashback').execute();
  const paid = await db.selectFrom('cashback_weeks').selectAll().where('outcome', '=', 'paid').execute();
  const granted = grants.map((row) => `${row.player_id} ${row.key} ${row.amount}`).sort();
  const closed = paid.map((row) => `${row.player_id} cashback:${row.week}:${row.currency} ${row.paid}`).sort();
  if (granted.join() !== closed.join()) found.push(`paid were ${closed.join()}, granted ${granted.join()}`);
  for (const key of new Set([...expected.keys(), ...counted.keys()])) {
    const [lost, sum] = [expected.get(key) ?? 0n, counted.get(key) ?? 0n];
    if (lost !== sum) found.push(`${key}: ${lost} was lost, ${sum} is counted`);
  }
  return found;
}
