import type { Connection } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import type { Handlers } from '../kernel/http/handler.ts';
import { remembered } from '../kernel/remembered.ts';
import { presentJackpot, presentWin } from './present.ts';
import { openLevelsOf, winsOf, type OpenLevel } from './read.ts';
import type { JackpotTerms } from './terms.ts';
import { totalsReader, type Totals } from './totals.ts';

/** Everybody asks the same; the channel brings what changes meanwhile. */
const FRESH_MS = 1_000;

/** What the calls and the games' cards read, each asked for at most once a second. */
export interface Readings {
  readonly levels: () => Promise<OpenLevel[]>;
  readonly totals: () => Promise<Totals>;
}

export function readings(connection: Connection, terms: readonly JackpotTerms[], clock: Clock): Readings {
  const levels = remembered(clock, FRESH_MS, () => openLevelsOf(connection));
  const totalsOf = totalsReader(terms);
  return { levels, totals: remembered(clock, FRESH_MS, async () => totalsOf(await levels())) };
}

export interface CallsOptions {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly terms: readonly JackpotTerms[];
  readonly readings: Readings;
}

export function jackpotCalls({ connection, clock, terms, readings: { levels, totals } }: CallsOptions): Handlers {
  const wins = remembered(clock, FRESH_MS, () => winsOf(connection));
  const titles = new Map(terms.flatMap(({ games }) => games.map(({ identifier, title }) => [identifier, title])));
  return {
    'jackpots.totals': async ({ query: { currency } }) => {
      const all = await totals();
      const codes = currency === undefined ? [...all.currencies] : [currency];
      return Object.fromEntries(codes.map((code) => [code, all.in(code)]));
    },
    'jackpots.list': async ({ query: { games } }) => {
      const rows = await levels();
      return terms.map((each) => presentJackpot(each, rows, { withGames: games === 'all' }));
    },
    'jackpots.wins': async () => (await wins()).map((win) => presentWin(win, titles.get(win.game) ?? null)),
  };
}
