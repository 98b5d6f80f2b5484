import { readFileSync } from 'node:fs';
import { models } from '@cosmodrome/maths/models';
import { currencies } from '@cosmodrome/rules/money/currencies';
import { highestStake, type StakeTier } from '@cosmodrome/rules/limits/highest-stake';
import { stakeCurrencies, stakeLimits } from '@cosmodrome/rules/play/stakes';
import { describe, expect, it } from 'vitest';
import { defaultStakes, stakesOf, stakesUpTo } from './stakes.ts';

const strict = JSON.parse(
  readFileSync(new URL('../../../../content/policies/strict.json', import.meta.url), 'utf8'),
) as { limits: { highestStake: StakeTier[] } };
const strictest = strict.limits.highestStake;

describe('the bet ladder', () => {
  it('gives every model several stakes in every currency, whole for the model and within the table limits', () => {
    for (const model of Object.values(models)) {
      for (const currency of stakeCurrencies) {
        const limits = stakeLimits(model.family, currency);
        const stakes = stakesOf(defaultStakes, model.family, model.stakeUnit, currency);
        const name = `${model.id} ${currency}`;
        expect(stakes?.ladder.length, name).toBeGreaterThan(3);
        for (const [place, stake] of stakes?.ladder.entries() ?? []) {
          expect(stake % model.stakeUnit, name).toBe(0);
          expect(stake, name).toBeGreaterThanOrEqual(limits?.min ?? Infinity);
          expect(stake, name).toBeLessThanOrEqual(limits?.max ?? 0);
          expect(stake, name).toBeGreaterThan(stakes?.ladder[place - 1] ?? 0);
        }
        expect(stakes?.ladder, name).toContain(stakes?.start);
      }
    }
  });

  it('has round stakes: at most two figures before the zeros, or an eighth of a round one', () => {
    for (const model of Object.values(models)) {
      for (const currency of stakeCurrencies) {
        const { ladder = [] } = stakesOf(defaultStakes, model.family, model.stakeUnit, currency) ?? {};
        const ragged = ladder.filter((stake) => !/^(\d{1,2}|125)0*$/.test(String(stake)));
        expect({ model: model.id, currency, ragged }).toEqual({ model: model.id, currency, ragged: [] });
      }
    }
  });

  it('leaves a stake to whoever may stake least by a policy, in every game and currency', () => {
    for (const model of Object.values(models)) {
      for (const { code } of currencies) {
        const most = highestStake(strictest, null, code);
        const offered = stakesOf(defaultStakes, model.family, model.stakeUnit, code);
        expect(offered && stakesUpTo(offered, most), `${model.id} ${code}`).not.toBeNull();
      }
    }
  });

  it('ends at the most that a round may stake', () => {
    const stakes = stakesOf(defaultStakes, 'lines', 20, 'EUR');
    if (!stakes) throw new Error('euros are offered');
    const held = stakesUpTo(stakes, 250);
    expect(held).toMatchObject({ ladder: [20, 40, 60, 80, 100, 160, 200], min: 20, max: 200, start: 100 });
    expect(stakesUpTo(stakes, 60)).toMatchObject({ max: 60, start: 60 });
    expect(stakesUpTo(stakes, 19)).toBeNull();
    expect(stakesUpTo(stakes, null)).toEqual(stakes);
  });

  it('offers nothing in a currency that has no stakes', () => {
    expect(stakesOf(defaultStakes, 'lines', 20, 'XXX')).toBeNull();
  });
});
