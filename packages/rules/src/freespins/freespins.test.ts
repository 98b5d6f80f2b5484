import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from '../money/currencies.ts';
import { freeSpinStake, mayBeginFreeSpin } from './play.ts';
import { areFreeSpinsCancelable, areFreeSpinsOver, FREESPIN_STAGES } from './stages.ts';
import { heldOf, outlookOf, prizeOfWinnings, shareOut, wonBonusTerms } from './winnings.ts';

const amount = fc.bigInt({ min: 0n, max: 10_000_000n });

describe('what was won', () => {
  it('is shared out without a rest, never above the most, whenever it is given in parts', () => {
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 20 }), fc.option(amount), (wins, maxWin) => {
        let [won, paid, kept] = [0n, 0n, 0n];
        for (const win of wins) {
          won += win;
          const { toPlayer, toHouse } = shareOut({ won, paid, kept, maxWin });
          expect(toPlayer >= 0n && toHouse >= 0n).toBe(true);
          [paid, kept] = [paid + toPlayer, kept + toHouse];
          expect(heldOf({ won, paid, kept })).toBe(0n);
        }
        // In parts or at once: the player gets the same.
        const atOnce = shareOut({ won, paid: 0n, kept: 0n, maxWin });
        expect(paid).toBe(atOnce.toPlayer);
        expect(maxWin === null || paid <= maxWin).toBe(true);
      }),
    );
  });

  it('is told beforehand as it will be given', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(cents, fc.option(cents), fc.integer({ min: 0, max: 10 }), (won, maxWin, wager) => {
        const most = maxWin === null ? null : BigInt(maxWin);
        const { toPlayer } = shareOut({ won: BigInt(won), paid: 0n, kept: 0n, maxWin: most });
        expect(outlookOf({ won, maxWin, wager })).toEqual({
          given: Number(toPlayer),
          toWager: Number(toPlayer) * wager,
        });
      }),
    );
  });

  it('gives nothing while a round that was taken back has left less than was given', () => {
    expect(shareOut({ won: 5n, paid: 8n, kept: 0n, maxWin: null })).toEqual({ toPlayer: 0n, toHouse: 0n });
  });

  it('is money without a wager, else a bonus that says so', () => {
    const terms = { currency: 'EUR', wager: 0, maxWin: 9_000n };
    expect(prizeOfWinnings(640n, terms)).toEqual({ kind: 'money', amounts: { EUR: 640 }, wager: 0 });
    expect(prizeOfWinnings(640n, { ...terms, wager: 3 })).toMatchObject({
      kind: 'bonus',
      amounts: { EUR: 640 },
      wager: 3,
      max_stakes: { EUR: 500 },
      max_wins: { EUR: 9_000 },
    });
    expect(wonBonusTerms(terms)).toBeNull();
    expect(wonBonusTerms({ ...terms, wager: 3 })).toEqual({ maxStake: 500, daysToWager: 30 });
  });
});

describe('the stake of a level', () => {
  it('is a step of the ladder in each currency, and rises', () => {
    for (const { code } of currencies) {
      const steps = Array.from({ length: 17 }, (_each, index) => freeSpinStake('lines', index + 1, code) ?? 0);
      expect(steps.every((step, index) => step > (steps[index - 1] ?? 0))).toBe(true);
    }
    expect([freeSpinStake('lines', 1, 'EUR'), freeSpinStake('ways', 5, 'NOK')]).toEqual([20, 1_000]);
  });

  it('is there for no other games, levels and currencies', () => {
    expect([
      freeSpinStake('roulette', 1, 'EUR'),
      freeSpinStake('lines', 18, 'EUR'),
      freeSpinStake('lines', 0, 'EUR'),
      freeSpinStake('lines', 1, 'XXX'),
    ]).toEqual([null, null, null, null]);
  });
});

describe('a round', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const open = { stage: 'activated' as const, count: 2, performed: 1, validUntil: new Date(now.getTime() + 1) };
  it('begins while the free spins are played, in number and in time', () => {
    expect(mayBeginFreeSpin(open, now)).toBe(true);
    expect(mayBeginFreeSpin({ ...open, performed: 2 }, now)).toBe(false);
    expect(mayBeginFreeSpin({ ...open, validUntil: now }, now)).toBe(false);
    for (const stage of FREESPIN_STAGES) {
      expect(mayBeginFreeSpin({ ...open, stage }, now)).toBe(stage === 'activated');
      expect(areFreeSpinsCancelable(stage)).toBe(!areFreeSpinsOver(stage));
    }
  });
});
