import type { Connection } from '@cosmodrome/database';
import { convert } from '@cosmodrome/rules/cashbox/rates';
import { centsOf } from '@cosmodrome/rules/jackpots/pool';
import type { Clock } from '@cosmodrome/rules/clock';
import type { JackpotTotals } from '../games/index.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { remembered } from '../kernel/remembered.ts';
import { presentJackpot, presentWin } from './present.ts';
import { openLevelsOf, winsOf, type OpenLevel } from './read.ts';
import type { JackpotTerms } from './terms.ts';

/** Everybody asks the same; the channel brings what changes meanwhile. */
const FRESH_MS = 1_000;

/** What the calls and the games' cards read, each asked for at most once a second. */
export interface Readings {
  readonly levels: () => Promise<OpenLevel[]>;
  readonly totals: () => Promise<JackpotTotals>;
}

export function readings(connection: Connection, terms: readonly JackpotTerms[], clock: Clock): Readings {
  const levels = remembered(clock, FRESH_MS, () => openLevelsOf(connection));
  return { levels, totals: remembered(clock, FRESH_MS, async () => totalsOf(terms, await levels())) };
}

/** By currency and game, the highest level that the game can pay. */
function totalsOf(terms: readonly JackpotTerms[], rows: readonly OpenLevel[]): JackpotTotals {
  const totals: Record<string, Record<string, number>> = {};
  for (const { identifier, currency, games } of terms) {
    const highest = rows
      .filter(({ jackpot }) => jackpot === identifier)
      .reduce((most, { pool }) => (centsOf(pool) > most ? centsOf(pool) : most), 0n);
    for (const game of games) {
      for (const code of game.currencies) {
        (totals[code] ??= {})[game.identifier] = convert(highest, currency, code);
      }
    }
  }
  return totals;
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
      return currency === undefined ? all : { [currency]: all[currency] ?? {} };
    },
    'jackpots.list': async () => {
      const rows = await levels();
      return terms.map((each) => presentJackpot(each, rows));
    },
    'jackpots.wins': async () => (await wins()).map((win) => presentWin(win, titles.get(win.game) ?? null)),
  };
}
