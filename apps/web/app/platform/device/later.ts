import {
  type ComponentType,
  createElement,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  use,
  useDeferredValue,
  useEffect,
} from 'react';
import { UNSAFE_DataRouterStateContext as StateContext, UNSAFE_LocationContext as LocationContext } from 'react-router';
import { repeatEarlyInput } from '../forms/early-input.ts';
import { signal, useSignal } from '../signal.ts';
import { useHydrated } from './hydrated.ts';
import { whenIdle } from './idle.ts';
import { fetched } from './part.ts';

/**
 * A part of the page that is complete as the server wrote it, and comes alive with the reader's first movement, or a
 * little after the page: its script stays out of the first load. Under an overlay that the address has opened it waits until
 * that is closed. Put it into a Suspense boundary.
 */
export function later<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    if (typeof window === 'undefined') return load();
    await (waiting ??= firstMovement());
    await uncovered?.promise;
    const { default: Part } = await fetched(load);
    const Woken = (props: P): ReactNode => {
      useEffect(repeatEarlyInput, []);
      return createElement(AsWritten, null, createElement(Part, props));
    };
    return { default: Woken };
  });
}

/** While an overlay lies over the page of the document: nobody reaches what is below. */
let uncovered: PromiseWithResolvers<void> | undefined;

/** Keeps the parts of the page as the server wrote them. */
export function coverPage(): void {
  uncovered ??= Promise.withResolvers();
}

/** The page is about to be shown without the overlay that covered it. */
export function uncoverPage(): void {
  uncovered?.resolve();
  uncovered = undefined;
}

/** When no overlay covers the page any more: for parts that are drawn only for a player, whom the document does not know. */
export const pageUncovered = (): Promise<void> => uncovered?.promise ?? Promise.resolve();

/** Where the router stood in the document. */
let written: { location: Location; state: State } | undefined;
type Location = ReturnType<typeof useLocationNow>;
type State = ReturnType<typeof useStateNow>;
const useLocationNow = () => use(LocationContext);
const useStateNow = () => use(StateContext);

/** For the frame of the page, which is there from the beginning: notes where the document stands, for its later parts. */
export function useWritten(): void {
  const location = useLocationNow();
  const state = useStateNow();
  useEffect(() => {
    written ??= { location, state };
  }, [location, state]);
}

/**
 * The reader may have gone to another page before a part comes alive. It has to meet its own markup first, so it is drawn
 * for the page of the document, and right afterwards for the one that is shown.
 */
function AsWritten({ children }: { children?: ReactNode }) {
  const location = useLocationNow();
  const state = useStateNow();
  const shown = !useHydrated() && written ? written : { location, state };
  return createElement(
    LocationContext,
    { value: shown.location },
    createElement(StateContext, { value: shown.state }, children),
  );
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
let wake: (() => void) | undefined;

/** Brings all parts to life now: the router is about to draw another page, and React waits for them with it. */
export function wakeParts(): void {
  uncoverPage();
  wake?.();
}

/** One wait for all parts. */
const firstMovement = (): Promise<void> =>
  new Promise((resolve) => {
    const come = (): void => {
      wake = undefined;
      clearTimeout(timer);
      for (const movement of movements) removeEventListener(movement, come, listening(movement));
      // Styles look ahead from now on: art further away is asked for.
      document.documentElement.classList.add('is-awake');
      whenIdle(resolve, 200);
    };
    const timer = setTimeout(come, PATIENCE);
    wake = come;
    for (const movement of movements) addEventListener(movement, come, listening(movement));
  });
