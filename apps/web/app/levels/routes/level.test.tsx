// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../../testing/page.tsx';
import { player } from '../../../testing/samples.ts';

const status = (number: number, min: number, max: number | null) => ({
  id: `level_${number}`,
  name: `Stage ${number}`,
  status: true,
  writable: false,
  image: 'launch-pad',
  content: '',
  gift_descriptions: [],
  conditions: [{ persistent_comp_points: { type: 'range' as const, exclude_end: true, min, max } }],
});
const GIFT = { type: 'points' as const, wager: null, days_to_wager: null, amounts: [], count: 500 };
const rates = [
  { currency: 'EUR', points: 100, amount_cents: 100 },
  { currency: 'JPY', points: 100, amount_cents: 179 },
  { currency: 'BTC', points: 100, amount_cents: 1_104 },
];

it.each([
  ['EUR', 1_250, 'Value: €12.50', '100 points are worth €1.00.'],
  ['JPY', 1_250, 'Value: ¥2,237', '100 points are worth ¥179.'],
  ['BTC', 1_250, 'Value: 138.00 µBTC', '100 points are worth 11.04 µBTC.'],
  // There is no rate for it: points are never shown without a value (player protection R33).
  ['NOK', 0, 'Value: €0.00', '100 points are worth €1.00.'],
])('points show what they are worth in %s, and the rate beside them', async (currency, points, value, rate) => {
  await openPage('/profile/level', {
    player: { ...player, currency, statuses: [{ id: 'level_1', name: 'Stage 1' }] },
    answers: {
      'profile.statuses': [status(1, 0, 5_000), { ...status(2, 5_000, null), gift_descriptions: [GIFT] }],
      'levels.terms': { terms: { hundredths_per_euro: 100 } },
      'shop.moneyRates': [
        { group: 'money', title: 'Money', wager: 0, text: '', tag: null, max_bet: [], days_to_wager: null, rates },
      ],
      'levels.points': { chargeable: { points }, persistent: { points }, collected: 'yes' },
    },
  });
  const own = await screen.findByRole('region', { name: 'Your level' });
  expect(await within(own).findByText(value)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(rate)).toBeInstanceOf(HTMLElement);
  // Also those that a level gives.
  expect(screen.getByText(/^Gift: 500 astrocoins, worth /)).toBeInstanceOf(HTMLElement);
});

const statuses = [status(1, 0, 3), status(2, 3, 10), status(3, 10, null)];
const own = { ...player, statuses: [statuses[0]] } as typeof player;

it.each([
  ['collects nothing and climbs nothing, and is told so', 'held_back', 'No points at the moment'],
  ['sees the way to the next level', 'yes', '3 points to level 2, Stage 2'],
] as const)('a player %s', async (_what, collected, words) => {
  await openPage('/profile/level', {
    player: own,
    answers: {
      'profile.statuses': statuses,
      'levels.terms': { terms: { hundredths_per_euro: 100 } },
      'shop.moneyRates': [],
      'levels.points': { chargeable: { points: 0 }, persistent: { points: 0 }, collected },
    },
  });
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  const standing = await screen.findByRole('region', { name: 'Your level' });
  await expect.poll(() => standing.textContent).toContain('0 points');
  const all = screen.queryByRole('region', { name: 'All levels' });
  expect(all === null).toBe(collected === 'held_back');
  expect(screen.queryByText('How you earn points') === null).toBe(collected === 'held_back');
});
