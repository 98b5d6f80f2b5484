// @vitest-environment happy-dom
import type { Lootbox, LootboxItem } from '@cosmodrome/contract/http/lootboxes';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { game } from '../../../testing/games.ts';
import { openPage } from '../../../testing/page.tsx';
import { player, unprotected } from '../../../testing/samples.ts';
import type { Answers } from '../../../testing/scripted-origin.ts';
import { tell } from '../../../testing/tell.ts';

const EMBER = game('Ember Wyrm', { identifier: 'apogee/EmberWyrm' });
const item = (id: string, chance_bp: number, more: Partial<LootboxItem>): LootboxItem => ({
  id,
  weight: chance_bp,
  chance_bp,
  prize: false,
  bonuses: [],
  kind: 'money',
  title: 'Real money',
  amount: null,
  count: null,
  games: [],
  stake_cents: null,
  wager: null,
  max_bet_cents: null,
  max_win_cents: null,
  days_to_wager: null,
  days_to_activate: null,
  ...more,
});
const euros = (amount_cents: number) => ({ currency: 'EUR', amount_cents });
const items = (won?: string): LootboxItem[] =>
  [
    item('spins', 4_600, {
      kind: 'freespins',
      title: '10 free spins',
      count: 10,
      games: [{ identifier: 'apogee/EmberWyrm', title: 'Ember Wyrm' }],
      stake_cents: 20,
      wager: 3,
      max_bet_cents: 500,
      max_win_cents: 5_000,
      days_to_wager: 30,
      days_to_activate: 7,
    }),
    item('points', 4_850, { kind: 'points', title: '500 astrocoins', count: 500, amount: euros(50) }),
    item('money', 550, { amount: euros(1_000), wager: 0 }),
  ].map((each) => ({ ...each, prize: each.id === won }));
const closed: Lootbox = {
  id: 12,
  title: 'Cargo box',
  stage: 'issued',
  strategy: 'shop',
  group_key: 'lootbox-cargo',
  currency: 'EUR',
  display: 'cargo',
  created_at: '2026-11-20T12:00:00.000Z',
  valid_until: '2026-11-30T12:00:00.000Z',
  activated_at: null,
  table_hash: '7c41'.padEnd(60, '0') + 'e09b',
  items: items(),
};
const opened = (won: string): Lootbox => ({
  ...closed,
  stage: 'activated',
  activated_at: '2026-11-24T12:00:00.000Z',
  items: items(won),
});
const start = (answers: Answers, path = '/lootboxes') =>
  openPage(path, { answers: { 'lootboxes.list': [closed], ...answers }, player });
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
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

describe('loot boxes', () => {
  it('asks a guest to sign in', async () => {
    const { origin } = await openPage('/lootboxes');
    expect(await screen.findByText('Sign in to see your boxes')).toBeTruthy();
    expect(origin.asked.some(({ name }) => name === 'lootboxes.list')).toBe(false);
  });

  it('shows every chance and what each prize asks before a box is opened', async () => {
    const { user, origin } = await start({});
    await user.click(await screen.findByRole('button', { name: 'See what can be inside' }));
    const box = await sheet('Cargo box');
    const rows = box.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(rows[0]).toContain('10 free spins');
    expect(rows[0]).toContain('On Ember Wyrm, €0.20 a spin');
    expect(rows[0]).toContain('wagered 3×');
    expect(rows[0]).toContain('46%');
    expect(rows[1]).toContain('Worth €0.50');
    expect(rows[2]).toContain('€10.00');
    expect(rows[2]).toContain('5.5%');
    expect(origin.asked.some(({ name }) => name === 'lootboxes.open')).toBe(false);
    await user.keyboard('{Escape}');
    expect(origin.asked.some(({ name }) => name === 'lootboxes.open')).toBe(false);
  });

  it('replays what was drawn, and says it as text; the lid can be skipped', async () => {
    motion(false);
    const { user, origin } = await start({ 'lootboxes.open': opened('money') });
    await user.click(await screen.findByRole('button', { name: 'See what can be inside' }));
    await user.click((await sheet('Cargo box')).getByRole('button', { name: 'Open the box' }));
    const lid = await sheet('Opening');
    expect(lid.getByText('Table 7c41…e09b')).toBeTruthy();
    await user.click(lid.getAllByRole('button', { name: 'Skip' }).at(-1) ?? document.body);
    const result = await sheet('€10.00');
    expect(result.getByRole('status').textContent).toContain('You got it: €10.00');
    expect(result.getByText('5.5% chance')).toBeTruthy();
    expect(result.getByRole('link', { name: 'Check the draw' }).getAttribute('href')).toBe('/fairness#draws');
    expect(origin.asked.filter(({ name }) => name === 'lootboxes.open')).toHaveLength(1);
  });

  it('shows the result at once to who wants no motion, from the address that names the box', async () => {
    motion(true);
    const { user } = await start(
      { 'lootboxes.open': opened('spins'), 'games.select': { [EMBER.identifier]: EMBER } },
      '/lootboxes#box-12',
    );
    await user.click((await sheet('Cargo box')).getByRole('button', { name: 'Open the box' }));
    const result = await sheet('10 free spins');
    const play = await result.findByRole('link', { name: 'Play 10 free spins' });
    expect(play.getAttribute('href')).toMatch(/^\/play\/.*\?mode=real$/);
    expect(result.getByRole('link', { name: 'Keep it in my gifts' }).getAttribute('href')).toBe('/profile/gifts');
    expect(result.getByText('At most €50.00 can be won with them')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Opening' })).toBeNull();
  });

  it('says why nothing was opened, and lets it be tried again', async () => {
    const refusal = { errors: { base: { bonuses_off: 'Off.' } } };
    const { user } = await start(
      { 'lootboxes.open': () => Response.json(refusal, { status: 422 }) },
      '/lootboxes#box-12',
    );
    const box = await sheet('Cargo box');
    await user.click(box.getByRole('button', { name: 'Open the box' }));
    expect((await box.findByRole('alert')).textContent).toContain('bonus money');
    expect(box.getByRole('link', { name: 'Bonus settings' })).toBeTruthy();
    expect(box.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('follows the channel, and keeps what was opened today', async () => {
    let list: Lootbox[] = [];
    await start({ 'lootboxes.list': () => list });
    expect(await screen.findByText('No boxes right now')).toBeTruthy();
    list = [opened('money')];
    await tell('lootboxes_changes', opened('money'));
    expect(await screen.findByRole('heading', { name: 'Opened today' })).toBeTruthy();
    expect(screen.getByText('You got it: €10.00')).toBeTruthy();
  });

  it('shows no closed box to who is held back', async () => {
    await start({ 'limits.protection': { ...unprotected, suppression: 'assessment' } });
    expect(await screen.findByText('Boxes are closed for you')).toBeTruthy();
    expect(screen.queryByText('Cargo box')).toBeNull();
  });
});
