// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterPaint } from '@cosmodrome/ui/after-paint';
import { expect, test } from 'vitest';
import { CAPTURED, UNHEARD, withoutUnheardEvents } from './unheard-events.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
/** React makes these of others. */
const MADE: Readonly<Record<string, readonly string[]>> = {
  mouseover: ['onMouseEnter', 'onMouseLeave'],
  keypress: ['onBeforeInput', 'onCompositionStart', 'onCompositionUpdate', 'onCompositionEnd'],
};

test('no component handles an event that React does not hear', () => {
  const files = globSync('{apps/web/app,packages/ui/src}/**/*.{ts,tsx}', { cwd: ROOT });
  const handled = new Set(
    files.flatMap((file) => readFileSync(path.join(ROOT, file), 'utf8').match(/\bon[A-Z][A-Za-z]+(?=[=:,?])/g) ?? []),
  );
  expect(handled).toContain('onPointerEnter');
  const made = Object.values(MADE).flat();
  const lost = [...handled].filter(
    (name) =>
      made.includes(name) ||
      UNHEARD.some((event) => `on${event}`.toLowerCase() === name.toLowerCase().replace(/capture$/, '')),
  );
  expect(lost).toEqual([]);
});

test('no component handles an event in its capture phase', () => {
  const files = globSync('{apps/web/app,packages/ui/src}/**/*.tsx', { cwd: ROOT });
  expect(
    files.filter((file) => /\bon[A-Z][A-Za-z]+Capture\b/.test(readFileSync(path.join(ROOT, file), 'utf8'))),
  ).toEqual([]);
});

test('every event is captured for which React takes over parts of the page', () => {
  const client = createRequire(import.meta.url).resolve('react-dom/client');
  const source = readFileSync(path.join(path.dirname(client), 'cjs/react-dom-client.production.js'), 'utf8');
  const named = /"(mousedown mouseup [A-Za-z ]+)"/.exec(source)?.[1]?.split(' ') ?? [];
  expect(named.filter((event) => !UNHEARD.includes(event)).toSorted()).toEqual([...CAPTURED].toSorted());
});

test('a captured event is heard only where React takes over a part of the page for it; where the focus goes, after the paint', async () => {
  const heard: string[] = [];
  const hear = ({ type }: Event): void => void heard.push(type);
  withoutUnheardEvents(() => {
    for (const type of ['focusin', 'click']) {
      document.addEventListener(type, hear, true);
      document.addEventListener(type, hear, { capture: false });
    }
    document.addEventListener('scroll', hear, { capture: true, passive: true });
  });
  for (const type of ['focusin', 'click', 'scroll']) document.dispatchEvent(new Event(type));
  expect(heard).toEqual(['click', 'click']);
  await new Promise<void>(afterPaint);
  expect(heard).toEqual(['click', 'click', 'focusin']);
});

test('a finger hovers over nothing', () => {
  const heard: string[] = [];
  withoutUnheardEvents(() => document.addEventListener('pointerout', (event) => void heard.push(event.pointerType)));
  for (const pointerType of ['touch', 'mouse', 'pen']) {
    document.dispatchEvent(new PointerEvent('pointerout', { pointerType }));
  }
  expect(heard).toEqual(['mouse', 'pen']);
});

test('what is attached meanwhile hears the others, and what is attached afterwards hears everything', () => {
  const heard: string[] = [];
  const hear = ({ type }: Event): void => void heard.push(type);
  const fire = (): void => ['mouseover', 'click'].forEach((type) => document.dispatchEvent(new Event(type)));
  withoutUnheardEvents(() => {
    document.addEventListener('mouseover', hear);
    document.addEventListener('click', hear, { once: true });
  });
  fire();
  expect(heard.splice(0)).toEqual(['click']);
  document.addEventListener('mouseover', hear);
  fire();
  expect(heard).toEqual(['mouseover']);
});
