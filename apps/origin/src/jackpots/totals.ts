import { convert } from '@cosmodrome/rules/money/rates';
import { centsOf } from '@cosmodrome/rules/jackpots/pool';
import type { JackpotTotals } from '../games/index.ts';
import type { OpenLevel } from './read.ts';
import type { JackpotTerms } from './terms.ts';

export interface Totals {
  /** For the games' cards: worked out only for what is asked. */
  readonly of: JackpotTotals;
  /** All games of a currency. */
  in(currency: string): Readonly<Record<string, number>>;
  readonly currencies: ReadonlySet<string>;
}

export const NO_TOTALS: Totals = { of: () => undefined, in: () => ({}), currencies: new Set() };

/** By currency and game, the highest level that the game can pay. All games of a jackpot share its amounts. */
export function totalsReader(terms: readonly JackpotTerms[]): (rows: readonly OpenLevel[]) => Totals {
  const fed = terms.flatMap((jackpot) =>
    jackpot.games.map(({ identifier, currencies }) => ({ identifier, currencies, jackpot })),
  );
  const byGame = new Map(fed.map((game) => [game.identifier, game]));
  const codes = new Set(fed.flatMap(({ currencies }) => currencies));
  return (rows) => {
    const amount = kept((code, jackpot: JackpotTerms) => {
      const pools = rows.filter((row) => row.jackpot === jackpot.identifier).map(({ pool }) => centsOf(pool));
      const highest = pools.reduce((most, pool) => (pool > most ? pool : most), 0n);
      return convert(highest, jackpot.currency, code);
    });
    const lists = new Map<string, Record<string, number>>();
    return {
      currencies: codes,
      of: (code, identifier) => {
        const game = byGame.get(identifier);
        return game?.currencies.includes(code) ? amount(code, game.jackpot) : undefined;
      },
      in: (code) => {
        let list = lists.get(code);
        if (!list) {
          const played = fed.filter(({ currencies }) => currencies.includes(code));
          list = Object.fromEntries(played.map(({ identifier, jackpot }) => [identifier, amount(code, jackpot)]));
          lists.set(code, list);
        }
        return list;
      },
    };
  };
}

/** Works an amount out once. */
function kept(work: (code: string, jackpot: JackpotTerms) => number): (code: string, jackpot: JackpotTerms) => number {
  const known = new Map<string, number>();
  return (code, jackpot) => {
    const key = `${jackpot.identifier} ${code}`;
    let amount = known.get(key);
    if (amount === undefined) {
      amount = work(code, jackpot);
      known.set(key, amount);
    }
    return amount;
  };
}
