// @vitest-environment happy-dom
import type { ChanceOdds, ChanceOutcome, OwnChance } from '@cosmodrome/contract/http/chance';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage, type Opening } from '../../../testing/page.tsx';
import { player, unprotected } from '../../../testing/samples.ts';
import { type Answers, broken } from '../../../testing/scripted-origin.ts';
import { inHours } from '../../../testing/tournaments.ts';

const HASH = 'a'.repeat(64);
const SEED = 'b'.repeat(64);
const outcome = (id: string, weight: number, more: Partial<ChanceOutcome>): ChanceOutcome => ({
  id,
  weight,
  chance_bp: weight,
  kind: 'nothing',
  amounts: [],
  count: null,
  ...more,
});
const nothing = outcome('nothing', 6_000, {});
const coins = outcome('coins', 3_980, { kind: 'points', count: 50, amounts: [{ currency: 'EUR', amount_cents: 5 }] });
const euros = outcome('money', 20, { kind: 'money', amounts: [{ currency: 'EUR', amount_cents: 2_000 }] });
const odds: ChanceOdds = { outcomes: [euros, nothing, coins], table_hash: HASH };
const own = (more: Partial<OwnChance> = {}): OwnChance => ({
  state: 'ready',
  next_at: inHours(3),
  server_seed_hash: SEED,
  last: [],
  ...more,
});
const open = (answers: Answers = {}, more: Opening = {}) =>
  openPage('/rocket-chance', {
    site: { chance: true },
    ...more,
    answers: { 'chance.odds': odds, 'chance.own': own(), ...answers },
  });
const launchButton = () => screen.findByRole('button', { name: 'Launch' });

describe('rocket chance', () => {
  it('shows a guest every outcome with its chance, the likeliest first, and the way in', async () => {
    await open();
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Nothing60%',
      '50 astrocoinsWorth about €0.05.39.8%',
      '€20.00Real money, nothing to wager.0.2%',
    ]);
    expect(screen.getByRole('link', { name: 'Sign in to launch' }).getAttribute('href')).toBe('/sign-in');
    expect(screen.queryByRole('button', { name: 'Launch' })).toBeNull();
  });

  it('launches with what was read, once for one wish, tells what came out and when the next launch is', async () => {
    let launched = false;
    const { user, origin } = await open(
      {
        'chance.own': () =>
          own(launched ? { state: 'launched', last: [{ day: '2026-11-25', outcome: coins }] } : undefined),
        'chance.launch': () => {
          launched = true;
          return { day: '2026-11-25', outcome: coins, next_at: inHours(3) };
        },
      },
      { player },
    );
    const button = await launchButton();
    expect(screen.getByText(SEED)).toBeTruthy();
    await user.dblClick(button);
    expect(await screen.findByText('Yours: 50 astrocoins')).toBeTruthy();
    expect(screen.getByText('The chance of this was 39.8%. Worth about €0.05.')).toBeTruthy();
    expect(await screen.findByRole('timer', { name: 'Time until the next launch' })).toBeTruthy();
    expect(screen.getByText('25 November')).toBeTruthy();
    const sent = origin.asked.filter(({ name }) => name === 'chance.launch');
    expect(sent.map(({ body }) => body)).toEqual([{ launch: { table_hash: HASH, server_seed_hash: SEED } }]);
  });

  it('reads the odds anew when they have changed, and lets the launch be tried again', async () => {
    const { user, origin } = await open(
      {
        'chance.launch': Response.json(
          { errors: { base: { odds_changed: 'The odds have changed. Have a look.' } } },
          { status: 422 },
        ),
      },
      { player },
    );
    await user.click(await launchButton());
    expect(await screen.findByText('The odds have changed. Have a look.')).toBeTruthy();
    await expect.poll(() => origin.asked.filter(({ name }) => name === 'chance.odds').length).toBe(2);
    expect(await launchButton()).toBeTruthy();
  });

  it('says that the launch did not get through', async () => {
    const { user } = await open({ 'chance.launch': broken }, { player });
    await user.click(await launchButton());
    expect(await screen.findByText('The launch did not get through. Try again: it counts once.')).toBeTruthy();
  });

  it('asks for a confirmed address first', async () => {
    await open({ 'chance.own': own({ state: 'unconfirmed' }) }, { player });
    expect((await screen.findByRole('link', { name: 'Confirm' })).getAttribute('href')).toBe('/email-verify');
    expect(screen.queryByRole('button', { name: 'Launch' })).toBeNull();
  });

  it('offers nothing to a player from whom offers are held back', async () => {
    const answers: Answers = {
      'limits.protection': { ...unprotected, suppression: 'assessment' },
      'chance.own': own({ state: 'held_back', server_seed_hash: null }),
    };
    await open(answers, { player });
    expect(await screen.findByText('No launches at the moment')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Launch' })).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says that nothing could be loaded, and loads it at the second try', async () => {
    let isBroken = true;
    const { user } = await open({ 'chance.odds': () => (isBroken ? broken() : odds) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(again);
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  it('leads to the promotions where it is off', async () => {
    const { address } = await open({}, { site: { chance: false } });
    await expect.poll(address).toBe('/promotions');
  });
});
