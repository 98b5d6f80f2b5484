// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openPage } from '../../../testing/page.tsx';
import { answersToSignUp } from '../../../testing/samples.ts';
import { newestLocation } from '../routing/quiet-updates.ts';

/** What the router tells before the page is drawn with it. */
function routerIsAt(pathname: string, overlays: string[]): void {
  onTestFinished(() => newestLocation.set(null));
  newestLocation.set({ pathname, search: '', hash: '', key: 'next', state: { overlays } });
}

it('opens and closes an overlay before its page is drawn anew', async () => {
  await openPage('/self-assessment');
  routerIsAt('/self-assessment', ['/remind']);
  await screen.findByRole('dialog');
  routerIsAt('/self-assessment', []);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('leaves the overlays of another page until that page is drawn', async () => {
  await openPage('/self-assessment');
  routerIsAt('/self-assessment', ['/remind']);
  await screen.findByRole('dialog');
  routerIsAt('/', ['/remind']);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('closes once, however often it is asked to before it has', async () => {
  const { user, address } = await openPage('/self-assessment', { answers: answersToSignUp });
  const press = (name: string) => user.click(screen.getAllByRole('link', { name, hidden: true })[0] as HTMLElement);
  await press('VIP club');
  await expect.poll(address).toBe('/cosmodrome-vip-club');
  await press('Join');
  await expect.poll(address).toBe('/sign-up');
  await user.dblClick(await screen.findByRole('button', { name: 'Close' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/cosmodrome-vip-club');
});

it('hears no letters any more once a press has led to a page of its own', async () => {
  const { user, address } = await openPage('/sign-in', {
    answers: { ...answersToSignUp, 'identity.sessionEnd': { reason: null, minutes: null, again_at: null } },
    also: ['/sign-up'],
  });
  const [begins, ends] = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')];
  const heard = ({ mock }: typeof begins | typeof ends): unknown[] =>
    mock.calls.filter(([type, , options]) => type === 'keydown' && options === true);
  // Over an overlay that the address has opened lies none: the next one is a visit of its own.
  await user.click(screen.getAllByRole('link', { name: 'Join', hidden: true })[0] as HTMLElement);
  await expect.poll(address).toBe('/sign-up');
  expect(heard(begins)).toHaveLength(1);
  await expect.poll(() => heard(ends)).toHaveLength(1);
});
