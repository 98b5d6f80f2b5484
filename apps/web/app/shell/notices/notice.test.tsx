// @vitest-environment happy-dom
import { COOKIES_ACCEPTED, EMP_APPROVED, NOTICE_DELAY } from '@cosmodrome/rules/content/notices';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type OpenPage, openPage } from '../../../testing/page.tsx';
import { answersToAnybody } from '../../../testing/samples.ts';

const snippet = (id: string, content: string) => ({ id, content, categories: ['notice'] });
const from = (country_code: string, address = '/self-assessment'): Promise<OpenPage> =>
  openPage(address, {
    answers: {
      ...answersToAnybody,
      'content.currentIp': {
        ip: '192.0.2.7',
        country_code,
        region_code: null,
        default_currency: 'EUR',
        restricted: false,
      },
      'content.snippets': [
        snippet('cookie-notice', '<p>We keep <a href="/cookie-policy">cookies</a>.</p>'),
        snippet('emp-notice', '<p>We are not licensed in Australia.</p>'),
      ],
      'content.locales': [],
    },
  });
const notice = () => screen.queryByRole('region', { name: 'Cookies on this site' });
const card = () => screen.queryByRole('region', { name: 'Visiting from Australia' });
const cookies = (): string => document.cookie;

afterEach(() => {
  for (const name of [COOKIES_ACCEPTED, EMP_APPROVED])
    document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
});

it('comes after its moment, not before, and is not asked again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
  const { user } = await from('DE');
  expect(notice()).toBeNull();
  await vi.advanceTimersByTimeAsync(NOTICE_DELAY);
  await expect.poll(notice).not.toBeNull();
  await user.click(within(notice() as HTMLElement).getByRole('button', { name: 'Allow all' }));
  await expect.poll(notice).toBeNull();
  expect(cookies()).toContain(`${COOKIES_ACCEPTED}=all`);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('tells the origin of whoever wants only what is needed, which forgets the partner', async () => {
  const { user, origin } = await from('DE');
  await expect.poll(notice).not.toBeNull();
  const only = within(notice() as HTMLElement).getByRole('button', { name: 'Only necessary' });
  only.focus();
  await user.keyboard('{Enter}');
  await expect.poll(notice).toBeNull();
  expect(cookies()).toContain(`${COOKIES_ACCEPTED}=necessary`);
  await expect.poll(() => origin.asked.map(({ name }) => name)).toContain('content.locales');
});

it('is a card of its own for visitors from Australia', async () => {
  const { user } = await from('AU');
  await expect.poll(card).not.toBeNull();
  expect(notice()).toBeNull();
  expect(card()?.textContent).toContain('not licensed in Australia');
  await user.click(within(card() as HTMLElement).getByRole('button', { name: 'I have read this' }));
  await expect.poll(card).toBeNull();
  expect(cookies()).toContain(`${EMP_APPROVED}=1`);
});

it('asks nobody elsewhere', async () => {
  const { origin } = await from('NZ');
  await expect.poll(() => origin.asked.map(({ name }) => name)).toContain('content.currentIp');
  expect([notice(), card()]).toEqual([null, null]);
});
