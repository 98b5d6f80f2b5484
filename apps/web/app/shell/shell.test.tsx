// @vitest-environment happy-dom
import { PROMO_BANNER_RETURN } from '@cosmodrome/rules/content/banners';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { bodiesOf } from '../../testing/cashbox.ts';
import { banner } from '../../testing/banners.ts';
import { listOf } from '../../testing/games.ts';
import { fill, type OpenPage, openPage } from '../../testing/page.tsx';
import { answersToSignUp, player } from '../../testing/samples.ts';

const promo = banner('Join today', { categories: ['promo-header'] });
const openWith = (more: Parameters<typeof openPage>[1] = {}): Promise<OpenPage> =>
  openPage('/self-assessment', { answers: { 'content.bannersConfig': [promo] }, ...more });
const offer = () => screen.queryByRole('complementary', { name: 'Guest offer' });

it('brings the promo banner of a guest back two minutes after it was closed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = await openWith();
  await expect.poll(offer).not.toBeNull();
  await user.click(within(offer() as HTMLElement).getByRole('button', { name: 'Close' }));
  expect(offer()).toBeNull();
  await vi.advanceTimersByTimeAsync(PROMO_BANNER_RETURN - 10_000);
  expect(offer()).toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(offer).not.toBeNull();
  expect(offer()?.className).toContain('is-back');
});

it.each([
  ['shows it', false],
  ['hides it', true],
])('asks where some affiliates are excluded whether the guest came by one, and %s', async (_what, excluded) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { origin } = await openWith({
    answers: {
      'content.bannersConfig': [promo],
      'promotions.excludedStags': ['77_closed'],
      'promotions.mine': { excluded, welcome_pack: null },
    },
  });
  await expect.poll(() => origin.asked.map(({ name }) => name)).toContain('promotions.mine');
  await vi.advanceTimersByTimeAsync(1_000);
  // It comes after the page has been shown, so it moves nothing.
  expect(offer()?.className).toBe(excluded ? undefined : 'promo is-back');
});

it('shows a player none', async () => {
  await openWith({ player, answers: { 'content.bannersConfig': [promo] } });
  expect(await screen.findByRole('button', { name: /^Balance/ })).toBeInstanceOf(HTMLElement);
  expect(offer()).toBeNull();
});

it('leads with the language switch to the same page and search in the other language', async () => {
  await openPage('/self-assessment?page=2', { site: { languages: ['en', 'de'] } });
  const ways = await screen.findAllByRole('link', { name: 'Deutsch', hidden: true });
  for (const way of ways) expect(way.getAttribute('href')).toBe('/de/self-assessment?page=2');
});

it('takes the language of the site for the letters of a player, and then goes there', async () => {
  const go = vi.spyOn(location, 'assign').mockReturnValue();
  const { user, origin } = await openPage('/self-assessment', {
    player,
    site: { languages: ['en', 'de'] },
    answers: { 'profile.updateLocale': { ...player, language: 'de' } },
  });
  await screen.findByRole('button', { name: /^Balance/ });
  const [german = document.body] = await screen.findAllByRole('link', { name: 'Deutsch', hidden: true });
  await user.click(german);
  await expect.poll(() => go.mock.calls).toEqual([[expect.stringMatching(/\/de\/self-assessment$/)]]);
  expect(bodiesOf(origin.asked, 'profile.updateLocale')).toEqual([{ locale: 'de' }]);
});

it('asks before it loses a half-filled form', async () => {
  const { user, address } = await openPage('/sign-up', { answers: answersToSignUp });
  const form = within(await screen.findByRole('dialog', { name: 'Ready for lift-off' }));
  const email = form.getByRole('textbox', { name: 'E-mail' });
  await fill(email, 'half@example.com');
  const question = async () => within(await screen.findByRole('dialog', { name: 'Close without saving?' }));
  await user.click(form.getByRole('button', { name: 'Close' }));
  await user.click((await question()).getAllByRole('button', { name: 'Stay here' }).at(-1) as HTMLElement);
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Close without saving?' })).toBeNull();
  expect(email).toHaveProperty('value', 'half@example.com');
  await user.click(form.getByRole('button', { name: 'Close' }));
  await user.click((await question()).getByRole('button', { name: 'Close' }));
  // Nothing lies below a direct visit but the lobby.
  await expect.poll(() => address()).toBe('/');
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Ready for lift-off' })).toBeNull();
});

it('opens the overlay behind a # once, over its page', async () => {
  const { user, address } = await openPage('/self-assessment#sign-in', {
    answers: { 'identity.sessionEnd': { reason: null, minutes: null, again_at: null } },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Welcome back' }));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Welcome back' })).toBeNull();
  expect(address()).toBe('/self-assessment');
});

it('leads to the betting site behind a #, where the host has one', async () => {
  const go = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await openPage('/self-assessment#sport_football', { site: { betting: true } });
  await expect.poll(() => go.mock.calls).toEqual([['/sport/football']]);
});

it('lays an overlay over the page, which then does not scroll, and gives it back', async () => {
  const { user, address } = await openPage('/self-assessment', {
    answers: { 'identity.sessionEnd': { reason: null, minutes: null, again_at: null } },
  });
  const link = (await screen.findAllByRole('link', { name: 'Sign in' }))[0] as HTMLElement;
  await user.click(link);
  // The press is answered before what it leads to is there, and until then.
  expect(link.dataset).toHaveProperty('followed');
  const dialog = within(await screen.findByRole('dialog', { name: 'Welcome back' }));
  expect(address()).toBe('/sign-in');
  expect(link.dataset).not.toHaveProperty('followed');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(document.documentElement.classList.contains('is-locked')).toBe(true);
  expect(screen.getAllByRole('radiogroup').length).toBeGreaterThan(0);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Welcome back' })).toBeNull();
  expect([address(), document.documentElement.classList.contains('is-locked')]).toEqual(['/self-assessment', false]);
});

it('keeps the letters that are typed right after the search was pressed', async () => {
  const { user } = await openPage('/self-assessment', { answers: { 'games.filter': listOf() } });
  (await screen.findByRole('link', { name: 'Search' })).focus();
  // The press is painted before the search is opened.
  const frames: FrameRequestCallback[] = [];
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  await user.keyboard('{Enter}ro');
  frame.mockRestore();
  for (const run of frames) run(0);
  const field = within(await screen.findByRole('dialog', { name: 'Search' })).getByRole('combobox');
  await expect.poll(() => field).toHaveProperty('value', 'ro');
});

it('goes nowhere but up by a link to where one is', async () => {
  const up = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { user, origin } = await openPage('/self-assessment');
  const pressed = (await screen.findAllByRole('link', { name: 'Self-assessment', hidden: true }))[0] as HTMLElement;
  const before = origin.asked.length;
  await user.click(pressed);
  expect(up).toHaveBeenCalledWith({ top: 0 });
  expect(pressed.dataset).not.toHaveProperty('followed');
  expect(origin.asked.length).toBe(before);
});
