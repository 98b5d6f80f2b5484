// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { openPage } from '../../../testing/page.tsx';
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
