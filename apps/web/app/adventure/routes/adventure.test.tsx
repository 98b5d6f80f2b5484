// @vitest-environment happy-dom
import type { AdventureDay, AdventureStanding, OwnAdventureDay } from '@cosmodrome/contract/http/adventure';
import type { UserLimit } from '@cosmodrome/contract/http/limits';
import type { Player } from '@cosmodrome/contract/http/profile';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../../testing/page.tsx';
import { player, unprotected } from '../../../testing/samples.ts';
import { type Answers, broken } from '../../../testing/scripted-origin.ts';
import { tell } from '../../../testing/tell.ts';

const euros = (amount_cents: number) => [{ currency: 'EUR', amount_cents }];
const SPINS = {
  count: 10,
  games: [{ identifier: 'orbital-9/CosmicGems', title: 'Cosmic Gems' }],
  bets: euros(20),
  wager: 0,
  max_win: null,
  days_to_play: 7,
};
const dayOf = (step: number): AdventureDay => ({
  day: step,
  step,
  stepTotal: 31,
  date: step > 30 ? '2026-12-01' : `2026-11-${String(step).padStart(2, '0')}`,
  condition: { minDep: step > 30 ? [] : euros(2_000), wager: 3, periodActivationDays: 3 },
  prize: {
    type: step > 30 ? 'superPrize' : step === 22 ? 'fs' : 'bonus',
    freespins: step === 22 ? SPINS : null,
    bonus:
      step === 22
        ? null
        : { amounts: euros(step > 30 ? 10_000 : 500), wager: 3, max_bet: euros(500), max_win: null, days_to_wager: 7 },
  },
});
const steps = Array.from({ length: 31 }, (_, index) => index + 1);
const MONTH = { month: '2026-11', title: 'Comet watch', super_days: 20, days: steps.map(dayOf) };
const ANSWERS: Answers = { 'adventure.month': MONTH, 'limits.list': [] };

const gift = (stage: 'issued' | 'activated' | 'expired') => ({
  type: 'bonus',
  stage,
  activatable: stage === 'issued',
  activatable_until: '2026-11-24T21:48:00.000Z',
  title: 'Adventure 20/31 20/11/2026',
});
/** The 21st; days with a remainder of 0 by 3 were missed. */
const own = (step: number, more: Partial<OwnAdventureDay> = {}): OwnAdventureDay => {
  const isCompleted = step < 21 && step % 3 !== 0;
  return {
    ...dayOf(step),
    state:
      step > 30 ? 'superPrize' : step > 21 ? 'future' : step === 21 ? 'active' : isCompleted ? 'completed' : 'lost',
    isCompleted,
    deposited: isCompleted ? euros(2_000) : [],
    completed_at: isCompleted ? `${dayOf(step).date}T18:00:00.000Z` : null,
    currency: isCompleted ? 'EUR' : null,
    gift: isCompleted ? gift('activated') : null,
    ...more,
  };
};
const standing = (
  days: Readonly<Record<number, Partial<OwnAdventureDay>>> = {},
  more: Partial<AdventureStanding> = {},
): AdventureStanding => ({
  ...MONTH,
  time_zone: 'Europe/Berlin',
  today: 21,
  today_ends_at: '2026-11-21T23:00:00.000Z',
  ends_at: '2026-11-30T23:00:00.000Z',
  finished: false,
  completed: 14,
  lost: 6,
  days: steps.map((step) => own(step, days[step])),
  ...more,
});
const invited: Player = { ...player, statuses: [{ id: '791', name: 'VIP adventure' }] };
const open = (answers: Answers = {}, who = invited) =>
  openPage('/cosmodrome-adventure', { answers: { ...ANSWERS, ...answers }, player: who });
const panel = async () => within(await screen.findByRole('region', { name: 'The chosen day' }));
const cell = (name: RegExp) => screen.getByRole('button', { name });

describe('the adventure', () => {
  it('is a description for guests, with the way in and no deposit', async () => {
    await openPage('/cosmodrome-adventure', { answers: ANSWERS });
    expect(await screen.findByRole('heading', { name: 'November adventure', level: 1 })).toBeTruthy();
    expect(screen.getByText('Is it open to you?')).toBeTruthy();
    expect(cell(/^Day 21: €5.00 bonus$/)).toBeTruthy();
    expect((await panel()).queryByRole('link', { name: 'Deposit' })).toBeNull();
    expect(screen.queryByText(/collected$/)).toBeNull();
  });

  it('is the same for a player who is not invited, and asks nothing of them', async () => {
    const { origin } = await open({}, player);
    expect(await screen.findByText('This month is for invited players')).toBeTruthy();
    expect(origin.asked.some(({ name }) => name === 'adventure.visit')).toBe(false);
  });

  it('shows an invited player the days as they stand, and today with its deposit', async () => {
    const { origin } = await open({ 'adventure.visit': standing({ 21: { deposited: euros(500) } }) });
    expect(await screen.findByText('14 collected')).toBeTruthy();
    expect(screen.getByText('6 missed')).toBeTruthy();
    expect(screen.getByText('Day 21 of 30')).toBeTruthy();
    expect(cell(/^Day 20: €5.00 bonus, Collected$/)).toBeTruthy();
    expect(cell(/^Day 18: €5.00 bonus, Missed$/)).toBeTruthy();
    expect(cell(/^Day 21: €5.00 bonus, Today$/).getAttribute('aria-current')).toBe('date');
    expect(cell(/^Day 22: 10 spins$/)).toBeTruthy();
    const today = await panel();
    expect(today.getByText('Day 21, today')).toBeTruthy();
    expect(today.getByText('€5.00 of €20.00')).toBeTruthy();
    expect(today.getByText('Ends at 00:00')).toBeTruthy();
    expect(today.getByText(/wagered 3 times within 7 days, with stakes of up to €5.00/)).toBeTruthy();
    expect(today.getByText(/means €15.00 in bets, which cost about €0.60 on average/)).toBeTruthy();
    expect(today.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/deposit');
    const asked = origin.asked.find(({ name }) => name === 'adventure.visit');
    expect(asked?.body).toEqual({ time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone });
  });

  it('leads a waiting prize to the gifts, and follows the channel', async () => {
    let answer = standing();
    await open({ 'adventure.visit': () => answer });
    expect(await (await panel()).findByRole('link', { name: 'Deposit' })).toBeTruthy();
    answer = standing({
      21: { isCompleted: true, completed_at: '2026-11-21T20:00:00.000Z', currency: 'EUR', gift: gift('issued') },
    });
    await tell('adventure_changes', { completed: [21] });
    expect((await (await panel()).findByRole('link', { name: 'Go to gifts' })).getAttribute('href')).toBe(
      '/profile/gifts',
    );
    expect((await panel()).queryByRole('link', { name: 'Deposit' })).toBeNull();
    expect(cell(/^Day 21: €5.00 bonus, Waits for you$/)).toBeTruthy();
  });

  it('opens a day with all that it asks', async () => {
    const { user } = await open({ 'adventure.visit': standing() });
    await screen.findByText('14 collected');
    await user.click(cell(/^Day 18: /));
    await user.click((await panel()).getByRole('button', { name: 'Details' }));
    const sheet = within(await screen.findByRole('dialog', { name: '€5.00 bonus' }));
    expect(sheet.getByText('Day 18, missed')).toBeTruthy();
    expect(sheet.getByText(/Nothing else is lost/)).toBeTruthy();
    expect(sheet.getByText(/Each currency counts by itself/)).toBeTruthy();
    expect(sheet.getByRole('link', { name: 'Ask support' }).getAttribute('href')).toBe('/support');
  });

  it('says what free spins are, and what they win', async () => {
    const { user } = await open({ 'adventure.visit': standing() });
    await screen.findByText('14 collected');
    await user.click(cell(/^Day 22: /));
    const tomorrow = await panel();
    expect(tomorrow.getByRole('heading', { name: '10 free spins' })).toBeTruthy();
    expect(tomorrow.getByText('10 spins in Cosmic Gems, €0.20 each: the stake is ours.')).toBeTruthy();
    expect(tomorrow.getByText('What they win is real money, nothing to wager.')).toBeTruthy();
  });

  it('asks for no deposit that the player’s own limit does not leave', async () => {
    const limit: UserLimit = {
      id: 1,
      type: 'deposit',
      period: 'day',
      minutes: null,
      status: 'active',
      strategy: null,
      parent_type: null,
      created_at: '2026-11-01T10:00:00.000Z',
      disable_at: null,
      confirm_until: null,
      effective_at: null,
      active_until: null,
      reached: false,
      almost: false,
      accounts: [{ currency: 'EUR', amount_cents: 1_000, current_value_amount_cents: 0, active_until: null }],
    };
    await open({ 'adventure.visit': standing(), 'limits.list': [limit] });
    const today = await panel();
    expect(await today.findByText('Your deposit limit leaves €10.00: this day is not for you today.')).toBeTruthy();
    expect(today.queryByRole('link', { name: 'Deposit' })).toBeNull();
  });

  it('says that a month is over, and what it has given', async () => {
    await open({
      'adventure.visit': standing({}, { finished: true, today: 32, completed: 14, lost: 16 }),
    });
    expect(await screen.findByText('Finished on 30 November')).toBeTruthy();
    expect(screen.getByText('16 missed')).toBeTruthy();
    expect(screen.getByText('6 days were missing')).toBeTruthy();
    expect(screen.getByText('€70.00')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open day 21' })).toBeNull();
  });

  it('is not shown to whom offers are held back from', async () => {
    const { origin } = await open({
      'limits.protection': { ...unprotected, suppression: 'assessment' },
    });
    expect(await screen.findByText('No offers at the moment')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'November adventure' })).toBeNull();
    expect(origin.asked.some(({ name }) => name === 'adventure.visit')).toBe(false);
  });

  it('says where there is none, and when it could not be read', async () => {
    await openPage('/cosmodrome-adventure', { answers: { 'adventure.month': null } });
    expect(await screen.findByText('No adventure here')).toBeTruthy();
  });

  it('can be read again', async () => {
    await open({ 'adventure.visit': broken });
    expect(await screen.findByText("We couldn't load your days")).toBeTruthy();
  });
});
