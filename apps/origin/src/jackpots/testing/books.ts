import { tablesOf, type Connection, type Database } from '@cosmodrome/database';
import { shareOf, worthOf } from '@cosmodrome/rules/jackpots/pool';
import type { Clock } from '@cosmodrome/rules/clock';
import type { CatalogueGame, GameCatalogue } from '../../games/index.ts';
import { Relay } from '../../kernel/outbox/index.ts';
import {
  isClean,
  onRounds,
  openLedger,
  reconcile,
  ROUND_TOPIC,
  type Ledger,
  type LedgerTables,
  type RoundSubscriber,
} from '../../ledger/index.ts';
import { testPrizes } from '../../../testing/prizes.ts';
import type { PrizesTables } from '../../prizes/tables.ts';
import { countRounds } from '../count.ts';
import { roundNoter } from '../note.ts';
import { openLevels } from '../open.ts';
import { reconcilePools } from '../reconcile.ts';
import type { JackpotTables, WinRow } from '../tables.ts';
import { jackpotTerms, type JackpotTerms } from '../terms.ts';

/** A jackpot so small that it falls every few bets: fed by `orbit/Feeder`, not by `orbit/Other`. */
export const SMALL = {
  identifier: 'mystic-jackpots' as const,
  number: 1,
  name: 'Mystic jackpots',
  currency: 'EUR',
  games: { studios: ['orbit'], families: ['lines'] },
  levels: [
    { name: 'Lift-off', share_ppm: 40_000, start_cents: 10, ceiling_cents: 40 },
    { name: 'Ascent', share_ppm: 30_000, start_cents: 50, ceiling_cents: 400 },
    { name: 'Orbit', share_ppm: 10_001, start_cents: 500, ceiling_cents: 90_000 },
  ],
};

const game = (identifier: string, family: string) =>
  ({
    identifier,
    title: identifier,
    provider: 'orbit',
    family,
    currencies: ['EUR', 'BTC'],
  }) as unknown as CatalogueGame;

const catalogue: GameCatalogue = { studios: [], games: [game('orbit/Feeder', 'lines'), game('orbit/Other', 'crash')] };

/** A ledger whose rounds feed the small jackpot over a relay of their own, without HTTP. */
export interface JackpotBooks {
  readonly terms: JackpotTerms;
  readonly ledger: Ledger;
  readonly relay: Relay;
  readonly note: RoundSubscriber;
  /** One step of counting. */
  count(): Promise<{ rounds: number; wins: readonly WinRow[] }>;
  /** Relays and counts until nothing is left; answers who won, in order. */
  settle(): Promise<WinRow[]>;
}

export async function openJackpotBooks(database: Database<LedgerTables>, clock: Clock): Promise<JackpotBooks> {
  const [terms] = jackpotTerms([SMALL], catalogue);
  if (!terms) throw new Error('there is no jackpot');
  await openLevels(database.db, [terms], clock.now());
  const quiet = { error: (details: object) => console.error(details) };
  const relay = new Relay({ connection: database.db, engine: database.engine, clock, log: quiet });
  const notes = roundNoter(database.db, [terms]);
  const note = onRounds(async (rounds) => void (await notes(rounds)));
  relay.subscribeInBulk(ROUND_TOPIC, note);
  const deps = { connection: database.db, prizes: testPrizes() };
  const count = () => countRounds(deps, terms, clock.now());
  return {
    terms,
    ledger: openLedger({ database, clock }),
    relay,
    note: (message) => note([message]),
    count,
    settle: async () => {
      const wins: WinRow[] = [];
      for (;;) {
        const delivered = await relay.drain();
        const counted = await count();
        wins.push(...counted.wins);
        if (delivered === 0 && counted.rounds === 0) return wins;
      }
    },
  };
}

/**
 * What is wrong with the books and the pools: the ledger does not add up, the pools are not their account, or they are
 * not what all settled rounds of the ledger bring when they are counted anew.
 */
export async function jackpotProblems(connection: Connection, terms: JackpotTerms): Promise<string[]> {
  const found: string[] = [];
  const books = await reconcile(connection);
  if (!isClean(books)) found.push(`the books differ: ${JSON.stringify(books)}`);
  const pools = await reconcilePools(connection);
  if (pools.length > 0) found.push(`the pools are not the account: ${JSON.stringify(pools)}`);
  const db = tablesOf<JackpotTables & LedgerTables & PrizesTables>(connection);
  const rounds = await db
    .selectFrom('ledger_rounds')
    .select(['currency', 'staked_real'])
    .where('state', '=', 'settled')
    .where('game', '=', 'orbit/Feeder')
    .execute();
  const wins = await db.selectFrom('jackpots_wins').selectAll().execute();
  const grants = await db.selectFrom('prizes_grants').selectAll().where('source', '=', 'jackpots').execute();
  const given = (rows: readonly { player_id: number; amount: bigint | null; currency: string | null }[]): string[] =>
    rows.map(({ player_id: id, amount, currency }) => `${id} ${amount} ${currency}`).sort();
  const won = given(wins.map(({ paid, ...win }) => ({ ...win, amount: paid })));
  if (String(given(grants)) !== String(won)) found.push('the wins are not the grants');
  const levels = await db.selectFrom('jackpots_levels').selectAll().execute();
  for (const level of levels) {
    const share = terms.levels.find((each) => each.level === level.level)?.sharePpm ?? 0;
    const brought = rounds.reduce(
      (sum, { currency, staked_real: stake }) => sum + shareOf(worthOf(stake, currency, 'EUR'), share),
      0n,
    );
    const fallen = wins.filter((win) => win.level === level.level);
    const begun = [...fallen.map((win) => win.start_amount), level.start_amount];
    const expected =
      brought +
      1_000_000n * begun.reduce((sum, one) => sum + one, -fallen.reduce((sum, { amount }) => sum + amount, 0n));
    if (level.pool !== expected) found.push(`${level.level} holds ${level.pool}, its rounds bring ${expected}`);
    if (level.cycle !== fallen.length + 1)
      found.push(`${level.level} is in cycle ${level.cycle} after ${fallen.length}`);
  }
  return found;
}
