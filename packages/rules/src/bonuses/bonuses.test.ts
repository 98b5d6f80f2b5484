import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameFacts } from '../games/facts.ts';
import { contributionBp, contributionOf } from './contribution.ts';
import { depositBonus, mayHaveDepositBonus } from './deposit.ts';
import { nextState } from '../machine.ts';
import { BONUS_STAGES, bonusMachine, isBonusCancelable, type BonusStage } from './stages.ts';
import { conversion, normalizeCode, wagerLeft, wagerPercent, wagerRequirement } from './wagering.ts';

const event = fc.constantFrom(...bonusMachine.events);
const amount = fc.bigInt({ min: 0n, max: 10n ** 12n });

describe('the stages', () => {
  test('money is only counted between start and end, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let at: BonusStage = 'issued';
        const path: BonusStage[] = [at];
        for (const what of events) {
          const next: BonusStage | null = nextState(bonusMachine, at, what);
          if (next === null) continue;
          at = next;
          path.push(at);
        }
        if (path.includes('handle_bets')) expect(path.slice(0, 3)).toEqual(['issued', 'wait', 'handle_bets']);
        if (path.includes('finished')) expect(path.at(-2)).toBe('wager_done');
        // Nobody gets a bonus twice: only a lost one comes back.
        const starts = path.filter((each) => each === 'handle_bets').length;
        expect(starts).toBeLessThanOrEqual(1 + path.filter((each) => each === 'lost').length);
      }),
    );
  });

  test('says what can be given up', () => {
    expect(BONUS_STAGES.filter(isBonusCancelable)).toEqual(['issued', 'wait', 'handle_bets']);
  });
});

describe('what counts', () => {
  const game = (facts: Partial<GameFacts>): GameFacts => ({
    identifier: 'orbit/Game',
    title: 'Game',
    provider: 'orbit',
    family: 'lines',
    features: [],
    volatility: null,
    themes: [],
    tags: [],
    currencies: ['EUR'],
    payout: null,
    released: '2026-01-01',
    ...facts,
  });

  test.each([
    [{ family: 'lines' }, 10_000],
    [{ family: 'megaways' }, 10_000],
    [{ family: 'crash' }, 5_000],
    [{ family: 'keno' }, 5_000],
    [{ family: 'mines' }, 5_000],
    [{ family: 'roulette' }, 1_000],
    [{ family: 'blackjack', features: ['live'] }, 1_000],
    [{ family: 'lines', features: ['live'] }, 1_000],
    [{ family: 'unheard-of' }, 0],
  ])('%j counts %i of ten thousand', (facts, share) => {
    expect(contributionBp(game(facts))).toBe(share);
  });

  test('is never more than the stake', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 10_000 }), (stake, share) => {
        const counted = contributionOf(stake, share);
        return counted >= 0n && counted <= stake;
      }),
    );
  });
});

describe('wagering', () => {
  test('what is left and what was wagered make the whole, until there is more than that', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 10 }), amount, (bonus, wager, wagered) => {
        const whole = wagerRequirement(bonus, wager);
        const left = wagerLeft(whole, wagered);
        expect(left).toBe(wagered < whole ? whole - wagered : 0n);
      }),
    );
  });

  test('shows a hundred per cent only when nothing is left', () => {
    expect([wagerPercent(1_000, 0), wagerPercent(1_000, 999), wagerPercent(1_000, 1_000)]).toEqual([0, 99, 100]);
    expect([wagerPercent(3, 1), wagerPercent(10, 99), wagerPercent(0, 0)]).toEqual([33, 100, 100]);
  });

  test('splits all of the money, and gives the player no more than the most', () => {
    fc.assert(
      fc.property(amount, fc.option(amount), amount, (money, maxWin, converted) => {
        const { toPlayer, toHouse } = conversion(money, { maxWin, converted });
        expect(toPlayer + toHouse).toBe(money);
        expect(toPlayer >= 0n && toHouse >= 0n).toBe(true);
        if (maxWin === null) expect(toHouse).toBe(0n);
        else if (converted <= maxWin) expect(converted + toPlayer <= maxWin).toBe(true);
        else expect(toPlayer).toBe(0n);
      }),
    );
  });

  test('reads a code whatever its case and spaces', () => {
    expect([' stardust\n', 'STAR dust', 'ｓｔａｒｄｕｓｔ'].map(normalizeCode)).toEqual(Array(3).fill('STARDUST'));
  });
});

describe('a bonus with a deposit', () => {
  const share = fc.record({ percent: fc.integer({ min: 1, max: 100 }), least: amount, most: amount });

  test('is never more than its share of the deposit, nor more than the most, and nothing below the least', () => {
    fc.assert(
      fc.property(amount, share, (deposit, terms) => {
        const bonus = depositBonus(deposit, terms);
        expect(bonus === null).toBe(deposit < terms.least);
        if (bonus === null) return;
        expect(bonus >= 0n && bonus <= terms.most).toBe(true);
        expect(bonus * 100n <= deposit * BigInt(terms.percent)).toBe(true);
        // Rounded down by less than one, and cut by nothing but the most.
        if (bonus < terms.most) expect((bonus + 1n) * 100n > deposit * BigInt(terms.percent)).toBe(true);
      }),
    );
  });

  test('never shrinks when more is paid in', () => {
    fc.assert(
      fc.property(amount, amount, share, (deposit, more, terms) => {
        const bonus = depositBonus(deposit, terms);
        if (bonus !== null) expect((depositBonus(deposit + more, terms) ?? -1n) >= bonus).toBe(true);
      }),
    );
  });

  test.each([
    [999n, null],
    [1_000n, 500n],
    [1_001n, 500n],
    [9_999n, 4_999n],
    [10_000n, 5_000n],
    [1_000_000n, 5_000n],
  ])('of a half, from ten to at most fifty: %i brings %s', (deposit, bonus) => {
    expect(depositBonus(deposit, { percent: 50, least: 1_000n, most: 5_000n })).toBe(bonus);
  });

  test('is not for whoever has several accounts', () => {
    expect([mayHaveDepositBonus([]), mayHaveDepositBonus(['759']), mayHaveDepositBonus(['759', '100'])]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
