// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { inDocument, useDomEvent } from './use-dom-event.ts';

/** Draws a component that keeps what it hears, under the name of its last drawing. */
function listening(target: () => Document | HTMLElement | null) {
  const heard: string[] = [];
  const Ear = ({ name }: { name: string }) => {
    useDomEvent(target, 'toggle', () => heard.push(name));
    return null;
  };
  const root = createRoot(document.createElement('div'));
  const draw = (name: string): void => flushSync(() => root.render(<Ear name={name} />));
  return { heard, draw, end: () => flushSync(() => root.unmount()) };
}

const toggle = (): boolean => document.dispatchEvent(new Event('toggle'));

it('hears with the listener of the last drawing, once', () => {
  const { heard, draw, end } = listening(inDocument);
  draw('first');
  draw('second');
  toggle();
  end();
  expect(heard).toEqual(['second']);
});

it('hears nothing after the component has gone', () => {
  const { heard, draw, end } = listening(inDocument);
  draw('first');
  end();
  toggle();
  expect(heard).toEqual([]);
});

it('listens to nothing where there is no target', () => {
  const { heard, draw, end } = listening(() => null);
  draw('first');
  toggle();
  end();
  expect(heard).toEqual([]);
});
