// @vitest-environment happy-dom
import type { WheelItem, WheelResult, WheelSpins } from '@cosmodrome/contract/http/wheel';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../../../testing/page.tsx';
import { player, unprotected } from '../../../testing/samples.ts';
import type { Answers } from '../../../testing/scripted-origin.ts';

const euros = (amount_cents: number) => [{ currency: 'EUR', amount_cents }];
const item = (id: string, weight: number, more: Partial<WheelItem>): WheelItem => ({
  id,
  weight,
  chance_bp: weight,
  kind: 'money',
  title: 'Real money',
  amounts: [],
  count: null,
  games: [],
  wager: null,
  max_bets: [],
  max_wins: [],
  days_to_wager: null,
  days_to_activate: null,
  ...more,
});
const SEGMENTS = [
  item('spins', 4_950, {
    kind: 'freespins',
    title: '10 free spins',
    count: 10,
    games: [{ identifier: 'apogee/EmberWyrm', title: 'Ember Wyrm' }],
    wager: 3,
    max_bets: euros(500),
    max_wins: euros(10_000),
    days_to_wager: 30,
    days_to_activate: 7,
  }),
  item('points', 5_000, { kind: 'points', title: '500 astrocoins', count: 500, amounts: euros(50) }),
  item('money', 50, { amounts: euros(20_000), wager: 0 }),
];
const spinsOf = (spins: number): WheelSpins => ({
  spins,
  next:
    spins === 0
      ? null
      : { group_key: 'wheel', valid_until: '2026-11-25T12:00:00.000Z', table_hash: '7c41'.padEnd(64, '0') },
  segments: SEGMENTS,
  last: [],
});
const result = (segment: number): WheelResult => {
  const prize = SEGMENTS[segment];
  if (!prize) throw new Error('no such segment');
  return { id: 7, segment, segments: SEGMENTS, prize, spins_left: 1 };
};
const PUBLIC: Answers = { 'wheel.config': SEGMENTS };
const open = (answers: Answers) =>
  openPage('/rocket-mart/wheel', { answers: { ...PUBLIC, 'wheel.spins': spinsOf(2), ...answers }, player });
/** What the system asks of pages that move. */
const motion = (reduced: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: reduced && media.includes('reduced-motion'),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );

describe('the wheel', () => {
  it('shows guests the odds and the way in, and no spin', async () => {
    const { origin } = await openPage('/cosmodrome-wheel', { answers: PUBLIC });
    expect(await screen.findByText('Sign in to spin')).toBeTruthy();
    const rows = within(screen.getByRole('list', { name: 'Odds' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '500 astrocoinsWorth €0.50, nothing to wager50%',
      expect.stringMatching(/^10 free spinsOn Ember Wyrm.*wagered 3×.*up to €5\.00.*49\.5%$/) as string,
      '€200.00Real money, nothing to wager. Drawn wider than its chance0.5%',
    ]);
    // What no text has room for is named beside the wheel.
    expect(screen.getByRole('list', { name: 'Narrow segments' }).textContent).toBe('1€200.00 0.5%');
    expect(screen.getByRole('link', { name: 'Check a draw' }).getAttribute('href')).toBe('/fairness#draws');
    expect(screen.queryByRole('button', { name: 'Spin' })).toBeNull();
    expect(origin.asked.some(({ name }) => name === 'wheel.spins')).toBe(false);
  });

  it('lists a prize once that several segments have, with the chance of them all', async () => {
    const half = item('points-2', 2_500, { kind: 'points', title: '500 astrocoins', count: 500, amounts: euros(50) });
    const segments = [...SEGMENTS.slice(0, 1), { ...half, id: 'points-1' }, ...SEGMENTS.slice(2), half];
    await openPage('/cosmodrome-wheel', { answers: { 'wheel.config': segments } });
    const rows = within(await screen.findByRole('list', { name: 'Odds' })).getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(rows[0]?.textContent).toBe('500 astrocoinsWorth €0.50, nothing to wager50%');
  });

  it('turns to the segment of the answer, by keyboard; the turn can be skipped', async () => {
    motion(false);
    const { user, origin } = await open({ 'wheel.spin': result(2) });
    expect(await screen.findByText('2 spins left')).toBeTruthy();
    screen.getByRole('button', { name: 'Spin' }).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    expect(await screen.findByText('You got: €200.00')).toBeTruthy();
    expect(screen.getByText('0.5% chance')).toBeTruthy();
    expect(document.querySelectorAll('.wheel-segment.is-result')).toHaveLength(1);
    expect(origin.asked.filter(({ name }) => name === 'wheel.spin')).toHaveLength(1);
  });

  it('shows the result at once to who wants no motion', async () => {
    motion(true);
    const { user } = await open({ 'wheel.spin': result(0) });
    await user.click(await screen.findByRole('button', { name: 'Spin' }));
    expect(await screen.findByText('You got: 10 free spins')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    expect(document.querySelector('.is-turning')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to gifts' }).getAttribute('href')).toBe('/profile/gifts');
  });

  it('says where spins come from to who has none', async () => {
    await open({ 'wheel.spins': spinsOf(0) });
    expect(await screen.findByText('No spins at the moment')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Spin' })).toBeNull();
  });

  it('says why it was not turned', async () => {
    const errors = { base: { bonuses_off: 'off' } };
    const { user } = await open({ 'wheel.spin': () => Response.json({ errors }, { status: 422 }) });
    await user.click(await screen.findByRole('button', { name: 'Spin' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Some prizes are bonus money');
  });

  it('is closed to players whom nothing is offered to', async () => {
    await open({ 'limits.protection': { ...unprotected, suppression: 'excluded' } });
    expect(await screen.findByText('The wheel is closed to you')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Spin' })).toBeNull();
    expect(screen.queryByRole('list', { name: 'Odds' })).toBeNull();
  });

  it('lists all wheels with their odds', async () => {
    const answers = { 'wheel.segments': { default: SEGMENTS, '21': SEGMENTS, '1308': SEGMENTS, '1309': SEGMENTS } };
    await openPage('/cosmodrome-wheel/segments', { answers });
    expect(await screen.findByRole('heading', { name: 'Wheel for everybody' })).toBeTruthy();
    expect(screen.getAllByRole('list', { name: 'Odds' })).toHaveLength(4);
  });
});
