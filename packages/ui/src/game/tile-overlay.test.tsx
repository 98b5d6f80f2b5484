// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from '../after-paint.ts';
import { Tile } from './tile.tsx';

const drawn = vi.fn(() => 'Play');

/** Lets an event happen, and all that waits for the next paint. */
async function happen(target: Element, event: Event): Promise<void> {
  await act(async () => {
    target.dispatchEvent(event);
    await new Promise<void>(afterPaint);
  });
}

/** React makes the entering of an element of this. */
const entering = (pointerType: string): PointerEvent => new PointerEvent('pointerover', { bubbles: true, pointerType });
const tapping = (): MouseEvent => new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: none)' }));
  drawn.mockClear();
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main') as Element);
  const art = { src: '/a.webp' };
  await act(async () => root.render(<Tile href="/play/a/b" title="T" studio="S" art={art} overlay={drawn} />));
  return async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  };
});

const tile = (): HTMLElement => document.querySelector('.ui-tile') as HTMLElement;
const link = (): HTMLElement => document.querySelector('.ui-tile-link') as HTMLElement;

it('is drawn when a mouse enters its tile', async () => {
  await happen(tile(), entering('mouse'));
  expect(drawn).toHaveBeenCalled();
});

it('is not drawn for a finger before it taps', async () => {
  await happen(tile(), entering('touch'));
  expect(drawn).not.toHaveBeenCalled();
  await happen(link(), tapping());
  expect(drawn).toHaveBeenCalled();
});

it('comes with the focus: a tap moves it to the tile, unless the browser has put it within', async () => {
  await happen(link(), tapping());
  expect(document.activeElement).toBe(tile());
  await act(async () => link().focus());
  await happen(link(), tapping());
  expect(document.activeElement).toBe(link());
});

it('opens again at a tap after Esc has closed it', async () => {
  await happen(link(), tapping());
  await happen(link(), new KeyboardEvent('keydown', { bubbles: true, key: 'Escape' }));
  expect(tile().classList.contains('is-dismissed')).toBe(true);
  await happen(link(), tapping());
  expect(tile().classList.contains('is-dismissed')).toBe(false);
});

it('opens before React hears of the tap, and is not followed', async () => {
  const heard = vi.fn();
  document.addEventListener('click', heard, true);
  const tap = tapping();
  await happen(link(), tap);
  document.removeEventListener('click', heard, true);
  expect(drawn).toHaveBeenCalled();
  expect(tap.defaultPrevented).toBe(true);
  expect(heard).not.toHaveBeenCalled();
});

it('leaves its link to keys, and to who can hover', async () => {
  const isFollowed = async (press: MouseEvent): Promise<boolean> => {
    await happen(link(), press);
    return !press.defaultPrevented;
  };
  expect(await isFollowed(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }))).toBe(true);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect(await isFollowed(tapping())).toBe(true);
});
