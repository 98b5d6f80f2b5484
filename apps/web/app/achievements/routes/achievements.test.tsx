// @vitest-environment happy-dom
import type { Achievement } from '@cosmodrome/contract/http/achievements';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage, type Opening } from '../../../testing/page.tsx';
import { player, unprotected } from '../../../testing/samples.ts';
import { type Answers, broken } from '../../../testing/scripted-origin.ts';
import { tell } from '../../../testing/tell.ts';

const achievement = (identifier: string, more: Partial<Achievement> = {}): Achievement => ({
  identifier: `achievement-${identifier}`,
  title: identifier,
  text: `Do ${identifier}.`,
  icon: 'moon',
  secret: false,
  found_by: null,
  state: 'running',
  progress: 0,
  goal: 1,
  reward: { points: 100, amounts: [{ currency: 'EUR', amount_cents: 10 }] },
  reached_at: null,
  collected_at: null,
  ...more,
});
const studios = achievement('Ten studios', { progress: 7, goal: 10 });
const limit = achievement('My own limit', { state: 'ready', progress: 1, reached_at: '2026-11-20T10:00:00.000Z' });
const verified = achievement('Verified', {
  state: 'done',
  progress: 1,
  reached_at: '2026-11-09T10:00:00.000Z',
  collected_at: '2026-11-09T12:00:00.000Z',
});
const secret = achievement('hidden', {
  title: null,
  text: null,
  icon: null,
  secret: true,
  found_by: 0.042,
  goal: 0,
  reward: null,
});
const all = [studios, limit, verified, secret];
const open = (path: string, answers: Answers = {}, more: Opening = { player }) =>
  openPage(path, {
    ...more,
    answers: { 'achievements.list': { achievements: [] }, 'achievements.own': { achievements: all }, ...answers },
  });
const PAGE = '/tournaments/achievements';
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('the page of achievements', () => {
  it('shows how far the player is, what waits, what is done, and no secret', async () => {
    await open(PAGE);
    expect(await screen.findByText('2 of 4 reached')).toBeTruthy();
    expect(screen.getByText('100 astrocoins collected')).toBeTruthy();
    expect(part('Ready').getByText('My own limit')).toBeTruthy();
    expect(part('In progress').getByRole('progressbar', { name: 'Ten studios' }).getAttribute('aria-valuetext')).toBe(
      '7 of 10',
    );
    expect(part('In progress').getByText('about €0.10')).toBeTruthy();
    expect(part('Done').getByText('9 Nov 2026')).toBeTruthy();
    expect(part('Secret').getByText('Reward hidden')).toBeTruthy();
    expect(part('Secret').getByText('Found by 4.2% of players')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'In progress 1' }).getAttribute('href')).toBe(`${PAGE}?show=running`);
  });

  it('shows one part by its address, and says when it is empty', async () => {
    await open(`${PAGE}?show=done`);
    expect(await screen.findByText('Verified')).toBeTruthy();
    expect(screen.queryByText('Ten studios')).toBeNull();
  });

  it('shows what is done in the order that is chosen, and keeps it in the address from view to view', async () => {
    const first = {
      ...verified,
      title: 'Zenith',
      identifier: 'achievement-first',
      collected_at: '2026-10-01T12:00:00.000Z',
    };
    const { user, address } = await open(PAGE, { 'achievements.own': { achievements: [first, verified, studios] } });
    await screen.findByText('Zenith');
    const titles = (name: string) =>
      part(name)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    expect(titles('Done')).toEqual(['Verified', 'Zenith']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Oldest first');
    await expect.poll(() => titles('Done')).toEqual(['Zenith', 'Verified']);
    expect(address()).toBe(`${PAGE}?order=oldest`);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By name');
    await expect.poll(() => titles('Done')).toEqual(['Verified', 'Zenith']);
    expect(screen.getByRole('link', { name: 'Done 2' }).getAttribute('href')).toBe(`${PAGE}?show=done&order=title`);
    await user.click(screen.getByRole('link', { name: 'Done 2' }));
    await expect.poll(() => screen.queryByText('Ten studios')).toBeNull();
    expect(titles('Done')).toEqual(['Verified', 'Zenith']);
  });

  it('says that a part is empty, and shows everything for a view that is none', async () => {
    await open(`${PAGE}?show=ready`, { 'achievements.own': { achievements: [studios] } });
    expect(await screen.findByText('Nothing to collect at the moment')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe(PAGE);
  });

  it('collects once, however often the button is pressed, and tells what came', async () => {
    let collected = false;
    const done: Achievement = { ...limit, state: 'done', collected_at: '2026-11-21T10:00:00.000Z' };
    const { user, origin } = await open(PAGE, {
      'achievements.own': () => ({ achievements: [collected ? done : limit] }),
      'achievements.collect': () => {
        collected = true;
        return done;
      },
    });
    await user.dblClick(await screen.findByRole('button', { name: 'Collect 100 astrocoins' }));
    expect(await screen.findByText('Yours: 100 astrocoins')).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Done' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Collect 100 astrocoins' })).toBeNull();
    expect(origin.asked.filter(({ name }) => name === 'achievements.collect')).toHaveLength(1);
  });

  it('says that collecting did not get through, and lets it be tried again', async () => {
    const { user } = await open(PAGE, { 'achievements.collect': broken });
    await user.click(await screen.findByRole('button', { name: 'Collect 100 astrocoins' }));
    expect(await screen.findByText('Collecting did not get through. Try again: it counts once.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Collect 100 astrocoins' })).toBeTruthy();
  });

  it('says in the words of the origin why nothing can be collected', async () => {
    const { user } = await open(PAGE, {
      'achievements.collect': Response.json(
        { errors: { base: { reward_not_now: 'Not at the moment.' } } },
        { status: 422 },
      ),
    });
    await user.click(await screen.findByRole('button', { name: 'Collect 100 astrocoins' }));
    expect(await screen.findByText('Not at the moment.')).toBeTruthy();
  });

  it('offers nothing to a player from whom offers are held back, and keeps what is done', async () => {
    await open(PAGE, { 'limits.protection': { ...unprotected, suppression: 'assessment' } });
    expect(await screen.findByText('No rewards at the moment')).toBeTruthy();
    expect(await screen.findByText('Verified')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Collect/ })).toBeNull();
    expect(screen.queryByText('Ten studios')).toBeNull();
  });

  it('shows a guest what there is, without a gauge, and the way in', async () => {
    await openPage(PAGE, { answers: { 'achievements.list': { achievements: [studios, secret] } } });
    expect(await screen.findByText('Ten studios')).toBeTruthy();
    expect(part('What there is').queryByRole('progressbar')).toBeNull();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/sign-in',
    );
  });

  it('says that nothing could be loaded, and loads it at the second try', async () => {
    let isBroken = true;
    const { user } = await open(PAGE, { 'achievements.own': () => (isBroken ? broken() : { achievements: all }) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(again);
    expect(await screen.findByText('Ten studios')).toBeTruthy();
  });
});

it('tells on whatever page that something was reached, with the way to it', async () => {
  const { user, address } = await open('/lootboxes', { 'lootboxes.list': [] }, { player });
  await tell('achievements_changes', { identifier: 'achievement-limit', title: 'My own limit', waits: true });
  expect(await screen.findByText('Achievement reached')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Collect' }));
  await expect.poll(address).toBe(PAGE);
});
