import { commitment, sharedRoundStream } from '@cosmodrome/fairness';
import type { JackpotWin } from '@cosmodrome/contract/http/jackpots';
import { hitAmount } from '@cosmodrome/rules/jackpots/draw';
import { describe, expect, test } from 'vitest';
import { jackpot } from '../../testing/jackpot.ts';
import { checkDraw } from './check-draw.ts';
import { hasFallen, withChange } from './follow.ts';

describe('a change of the public channel', () => {
  test('brings the amounts and leaves the games', () => {
    const { games: _games, ...change } = jackpot(1, 250);
    const [changed] = withChange([jackpot(1, 200)], change);
    expect(changed).toEqual(jackpot(1, 250));
    expect(withChange([{ ...jackpot(1, 200), identifier: 'another' }], change)[0]?.levels[0]?.amount_cents).toBe(200);
  });

  test('tells by its cycle that a level fell', () => {
    expect(hasFallen([jackpot(1, 200)], jackpot(1, 250))).toBe(false);
    expect(hasFallen([jackpot(1, 200)], jackpot(2, 100))).toBe(true);
  });
});

describe('the check of a draw', () => {
  const seed = '3c'.repeat(32);
  const salt = 'jackpot:mystic-jackpots:level_1';
  const drawn = Number(hitAmount(100n, 900n, (bound) => sharedRoundStream(seed, salt, 7).int(bound)));
  const win = (more: Partial<JackpotWin['draw']> = {}, amount = drawn) =>
    ({
      jackpot_original_amount_cents: amount,
      draw: {
        cycle: 7,
        server_seed: seed,
        server_seed_hash: commitment(seed),
        salt,
        start_amount_cents: 100,
        must_hit_by_amount_cents: 900,
        ...more,
      },
    }) as JackpotWin;

  test('finds a true one true', () => {
    expect(checkDraw(win())).toEqual({ kept: true, amount: drawn, same: true });
  });

  test('finds out another seed, another amount, another range and no seed', () => {
    expect(checkDraw(win({ server_seed: '4d'.repeat(32) })).kept).toBe(false);
    expect(checkDraw(win({}, drawn + 1))).toMatchObject({ kept: true, same: false });
    expect(checkDraw(win({ cycle: 8 })).amount).not.toBeNull();
    expect(checkDraw(win({ server_seed: 'no seed' }))).toEqual({ kept: false, amount: null, same: false });
  });
});
