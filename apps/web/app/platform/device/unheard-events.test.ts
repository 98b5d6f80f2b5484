// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { UNHEARD, withoutUnheardEvents } from './unheard-events.ts';

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
