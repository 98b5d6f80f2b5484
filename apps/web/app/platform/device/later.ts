import {
  type ComponentType,
  createElement,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  useDeferredValue,
  useEffect,
} from 'react';
import { repeatEarlyInput } from '../forms/early-input.ts';
import { signal, useSignal } from '../signal.ts';
import { whenIdle } from './idle.ts';
import { fetched } from './part.ts';

/**
 * A part of the page that is complete as the server wrote it, and comes alive with the reader's first movement, or a
 * little after the page: its script stays out of the first load. Put it into a Suspense boundary.
 */
export function later<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    if (typeof window === 'undefined') return load();
    await (waiting ??= firstMovement());
    const { default: Part } = await fetched(load);
    const Woken = (props: P): ReactNode => {
      useEffect(repeatEarlyInput, []);
      return createElement(Part, props);
    };
    return { default: Woken };
  });
}

const awake = signal(false);

/**
 * Whether the page has come alive in that sense. For what the first view can do without: false as the server wrote it, and
 * true in a drawing that gives way to everything more urgent.
 */
export function useAwake(): boolean {
  useEffect(() => {
    void (waiting ??= firstMovement()).then(() => awake.set(true));
  }, []);
  return useDeferredValue(useSignal(awake, false));
}

/** Milliseconds after which the page comes alive for somebody who only looks. */
export const PATIENCE = 4000;
const movements = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const;

/** The document's scroll bubbles, and that of a line or dialog does not: those the page moves itself, by the focus it gives. */
const listening = (movement: (typeof movements)[number]) => ({ capture: movement !== 'scroll', passive: true });

let waiting: Promise<void> | undefined;

/** One wait for all parts. */
const firstMovement = (): Promise<void> =>
  new Promise((resolve) => {
    const come = (): void => {
      clearTimeout(timer);
      for (const movement of movements) removeEventListener(movement, come, listening(movement));
      // Styles look ahead from now on: art further away is asked for.
      document.documentElement.classList.add('is-awake');
      whenIdle(resolve, 200);
    };
    const timer = setTimeout(come, PATIENCE);
    for (const movement of movements) addEventListener(movement, come, listening(movement));
  });
