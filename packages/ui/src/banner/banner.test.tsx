// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Banner } from './banner.tsx';

const slides = ['a', 'b'].map((id) => ({ id, headline: id, children: 'Terms apply', actions: null }));
const words = { label: 'Offers', pauseLabel: 'Pause', playLabel: 'Play', dotLabel: String };

it.for(['touch', 'mouse'])('stands still while a pointer is on it: %s', async (pointerType) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(() => void vi.unstubAllGlobals());
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main') as Element);
  await act(async () => root.render(<Banner slides={slides} {...words} />));
  const moves = (): boolean => document.querySelector('.ui-banner-dot.is-running') !== null;
  const send = (type: string) =>
    act(async () => document.querySelector('.ui-banner')?.dispatchEvent(new PointerEvent(type, { pointerType })));

  expect(moves()).toBe(true);
  await send('pointerenter');
  expect(moves()).toBe(false);
  await send('pointerleave');
  expect(moves()).toBe(true);

  await act(async () => root.unmount());
});
