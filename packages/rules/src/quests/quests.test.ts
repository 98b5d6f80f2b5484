import { describe, expect, it } from 'vitest';
import { currencies } from '../money/currencies.ts';
import { nominalStake } from '../play/stakes.ts';
import { VIP_STATUSES } from '../vip/tiers.ts';
import { questIdentifier, questName } from './identifiers.ts';
import { averageCost, levelAt, levelState, prizeIn, prizesTogether, thresholdsOf } from './levels.ts';
import { pathOf } from './path.ts';
import { inRocket, rocketOf, ROCKETS, statusesOf } from './rockets.ts';
import { QUEST_SIZES, questSizes } from './sizes.ts';

describe('the name of a quest', () => {
  it('says its size, its slug and whether it is a test', () => {
    expect(questName('quest--xs--first-orbit')).toEqual({ size: 'xs', slug: 'first-orbit', isTest: false });
    expect(questName('quest--robot-m--iron--ffc')).toEqual({ size: 'robot-m', slug: 'iron', isTest: true });
    expect(questName('quest--huge--iron')?.size).toBe('m');
    expect(questName('quest')).toEqual({ size: 'm', slug: 'quest', isTest: false });
    expect(questName('daily-lift-off')).toBeNull();
  });

  it('is read back as it was made', () => {
    for (const size of QUEST_SIZES) {
      for (const isTest of [true, false]) {
        const name = { size, slug: 'red-planet-run', isTest };
        expect(questName(questIdentifier(name))).toEqual(name);
      }
    }
  });
});

describe('the levels of a quest', () => {
  it('rise in every size, tier and currency, from 0 to the figure of the specification', () => {
    for (const size of QUEST_SIZES) {
      for (const rocket of ROCKETS) {
        for (const { code } of currencies) {
          const thresholds = thresholdsOf(size, rocket, code);
          const { levels, lastEurCents } = questSizes[size];
          expect(thresholds).toHaveLength(levels);
          expect(thresholds[0]).toBe(0);
          expect(thresholds.at(-1)).toBe(nominalStake(inRocket(lastEurCents, rocket), code));
          expect(thresholds.every((each) => Number.isSafeInteger(each))).toBe(true);
          for (const [at, each] of thresholds.entries()) {
            if (at > 0) expect(each, `${size} ${rocket} ${code} ${at}`).toBeGreaterThan(thresholds[at - 1] ?? 0);
          }
        }
      }
    }
    expect(questSizes.xs).toMatchObject({ levels: 6, lastEurCents: 1_500_000 });
    expect(questSizes['robot-m']).toMatchObject({ levels: 25, lastEurCents: 250_000_000 });
  });

  it('are reached at their threshold, and the last one has no end', () => {
    const thresholds = [0, 100, 300];
    expect([0, 99, 100, 299, 300, 9_999_999].map((bets) => levelAt(thresholds, bets))).toEqual([1, 1, 2, 2, 3, 3]);
    expect([1, 2, 3].map((level) => levelState(level, 2))).toEqual(['completed', 'active', 'locked']);
  });

  it('each have a place of their own on both pictures', () => {
    for (const size of QUEST_SIZES) {
      const { wide, tall } = pathOf(size);
      for (const places of [wide, tall]) {
        expect(places).toHaveLength(questSizes[size].levels);
        expect(new Set(places.map(String)).size).toBe(places.length);
        expect(places.flat().every((each) => each > 0 && each < 1_000)).toBe(true);
      }
    }
  });
});

describe('the tier of a quest', () => {
  it('follows the status: each status has one, and each tier its statuses', () => {
    expect(VIP_STATUSES.map(rocketOf)).toEqual([
      'rocket_lite',
      'rocket_pro',
      'rocket_pro',
      'rocket_max',
      'rocket_max',
      'rocket_max',
    ]);
    expect(ROCKETS.flatMap(statusesOf)).toEqual([...VIP_STATUSES]);
  });

  it('scales prizes, in the currency of the player', () => {
    const prize = { money_cents: 400, freespins: 20 };
    expect(ROCKETS.map((rocket) => prizeIn(prize, rocket, 'EUR'))).toEqual([
      { money_cents: 200, freespins: 10 },
      { money_cents: 400, freespins: 20 },
      { money_cents: 800, freespins: 40 },
    ]);
    expect(prizeIn(prize, 'rocket_pro', 'NOK')).toEqual({ money_cents: 4_000, freespins: 20 });
    expect(prizesTogether([prize, { money_cents: 1, freespins: 0 }])).toEqual({ money_cents: 401, freespins: 20 });
  });
});

it('says what bets cost on average, rounded up', () => {
  expect(averageCost(836_000, 96)).toBe(33_440);
  expect(averageCost(1, 94)).toBe(1);
});
