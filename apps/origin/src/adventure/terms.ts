import type { AdventureFile } from '@cosmodrome/content/schema/adventure.ts';
import type { CallAnswer } from '@cosmodrome/contract/calls';
import type { AdventureDay, AdventureMonth } from '@cosmodrome/contract/http/adventure';
import { dateOfStep, daysOf } from '@cosmodrome/rules/adventure/month';
import { encodeTitle } from '@cosmodrome/rules/adventure/title';
import { inLanguage } from '@cosmodrome/rules/content/in-language';
import { toDecimal } from '@cosmodrome/rules/money/format';
import type { Amounts } from '@cosmodrome/rules/money/fallback';
import { currencies } from '@cosmodrome/rules/money/currencies';
import { freeSpinStake } from '@cosmodrome/rules/freespins/play';
import type { BonusPrize, FreeSpinsPrize } from '@cosmodrome/rules/prizes/prize';

export type DayPrize = BonusPrize | FreeSpinsPrize;

/** What is told of a game; undefined for one that is not in the catalogue. */
export type GameOf = (identifier: string) => { readonly title: string; readonly family: string } | undefined;

/** A step of a month: what it asks and gives. */
export interface Step {
  readonly step: number;
  readonly date: string;
  /** Names in the file; no condition for the super prize. */
  readonly condition: string | null;
  readonly prizeId: string;
  readonly prize: DayPrize;
  /** By currency in minor units; empty for the super prize. */
  readonly least: Amounts;
  readonly activationDays: number;
}

export interface MonthTerms {
  readonly month: string;
  readonly set: string;
  readonly titles: Readonly<Record<string, string>>;
  /** The days of the month; the super prize is one step more. */
  readonly days: number;
  /** Completed days that bring the super prize. */
  readonly superDays: number;
  readonly steps: readonly Step[];
}

/** What a month asks and gives: of the set that is named for it, else of the sets in turn. */
export function termsOf(file: AdventureFile, month: string): MonthTerms {
  const names = Object.keys(file.sets);
  const number = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
  const name = file.months[month] ?? names[number % names.length];
  const set = name === undefined ? undefined : file.sets[name];
  if (!set || name === undefined) throw new Error(`the adventure has no set for ${month}`);
  const prizeOf = (id: string): DayPrize => {
    const prize = file.prizes[id];
    if (!prize) throw new Error(`the adventure has no prize ${id}`);
    return prize;
  };
  const days = daysOf(month);
  const steps = Array.from({ length: days }, (_, index): Step => {
    const { condition, prize } = set.days[index % set.days.length] ?? { condition: '', prize: '' };
    const asked = file.conditions[condition];
    if (!asked) throw new Error(`the adventure has no condition ${condition}`);
    return {
      step: index + 1,
      date: dateOfStep(month, index + 1),
      condition,
      prizeId: prize,
      prize: prizeOf(prize),
      least: asked.minDep,
      activationDays: asked.periodActivationDays,
    };
  });
  steps.push({
    step: days + 1,
    date: dateOfStep(month, days + 1),
    condition: null,
    prizeId: set.super.prize,
    prize: prizeOf(set.super.prize),
    least: {},
    activationDays: set.super.periodActivationDays,
  });
  return { month, set: name, titles: set.title, days, superDays: set.super.days, steps };
}

const subunitsOf = (code: string): number => currencies.find((each) => each.code === code)?.subunits ?? 1;

const amountsOf = (amounts: Amounts) =>
  Object.entries(amounts).map(([currency, amount]) => ({ currency, amount_cents: amount ?? 0 }));

const bonusOf = ({ amounts, wager, max_stakes, max_wins, days_to_wager }: BonusPrize) => ({
  amounts: amountsOf(amounts),
  wager,
  max_bet: amountsOf(max_stakes),
  max_win: max_wins && amountsOf(max_wins),
  days_to_wager,
});

/** What each spin stakes, in the currencies in which the first of the games has that step. */
const betsOf = ({ games, bet_level: level }: FreeSpinsPrize, gameOf: GameOf) => {
  const family = gameOf(games[0] ?? '')?.family;
  if (family === undefined) return [];
  return currencies.flatMap(({ code }) => {
    const stake = freeSpinStake(family, level, code);
    return stake === null ? [] : [{ currency: code, amount_cents: stake }];
  });
};

const freeSpinsOf = (prize: FreeSpinsPrize, gameOf: GameOf) => ({
  count: prize.count,
  games: prize.games.flatMap((identifier) => {
    const game = gameOf(identifier);
    return game ? [{ identifier, title: game.title }] : [];
  }),
  bets: betsOf(prize, gameOf),
  wager: prize.wager,
  max_win: prize.max_wins && amountsOf(prize.max_wins),
  days_to_play: prize.days_to_play,
});

/** A step as the contract has it. */
export const presentStep = (
  { step, date, prize, least, activationDays }: Step,
  { days }: Pick<MonthTerms, 'days'>,
  gameOf: GameOf,
): AdventureDay => ({
  day: step,
  step,
  stepTotal: days + 1,
  date,
  condition: { minDep: amountsOf(least), wager: prize.wager, periodActivationDays: activationDays },
  prize: {
    type: step > days ? 'superPrize' : prize.kind === 'bonus' ? 'bonus' : 'fs',
    bonus: prize.kind === 'bonus' ? bonusOf(prize) : null,
    freespins: prize.kind === 'freespins' ? freeSpinsOf(prize, gameOf) : null,
  },
});

export const presentMonth = (terms: MonthTerms, locale: string, gameOf: GameOf): AdventureMonth => ({
  month: terms.month,
  title: inLanguage(terms.titles, locale) ?? terms.set,
  super_days: Math.min(terms.superDays, terms.days),
  days: terms.steps.map((step) => presentStep(step, terms, gameOf)),
});

/** The same for clients of the field: amounts are variables, in whole units as text. */
export function presentConfig(
  terms: MonthTerms,
  { conditions, prizes }: AdventureFile,
  { prefix, gameOf }: { prefix: string; gameOf: GameOf },
): CallAnswer<'adventure.config'> {
  const textsOf = (amounts: Amounts) =>
    Object.fromEntries(
      Object.entries(amounts).map(([code, amount]) => [code, toDecimal(amount ?? 0, subunitsOf(code), 2)]),
    );
  const NONE = 'none';
  return {
    variables: {
      minDep: {
        ...Object.fromEntries(Object.entries(conditions).map(([id, { minDep }]) => [id, textsOf(minDep)])),
        [NONE]: {},
      },
      bonus: Object.fromEntries(
        Object.entries(prizes).flatMap(([id, prize]) => (prize.kind === 'bonus' ? [[id, textsOf(prize.amounts)]] : [])),
      ),
      freespin: Object.fromEntries(
        Object.entries(prizes).flatMap(([id, prize]) =>
          prize.kind === 'freespins'
            ? [[id, textsOf(Object.fromEntries(betsOf(prize, gameOf).map((bet) => [bet.currency, bet.amount_cents])))]]
            : [],
        ),
      ),
    },
    prizes: {
      [terms.set]: terms.steps.map(({ step, date, condition, prizeId, prize, activationDays }) => ({
        title: encodeTitle({ prefix, step, total: terms.days + 1, date }),
        prize: prize.kind === 'bonus' ? { bonus: prizeId } : { freespin: prizeId },
        condition: { minDep: condition ?? NONE, wager: prize.wager, periodActivationDays: activationDays },
      })),
    },
  };
}
