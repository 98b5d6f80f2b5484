import { useEffect, useEffectEvent } from 'react';

type EventsOf<Target> = Target extends Window
  ? WindowEventMap
  : Target extends Document
    ? DocumentEventMap
    : HTMLElementEventMap;

/** The page's window, and its document: targets to listen to. */
export const inWindow = (): Window => window;
export const inDocument = (): Document => document;

/**
 * Listens while the component is there, to what React does not tell of: events of the window and the document, and of an
 * element that should not have React walk its tree for them.
 * @param target found once the component is in the document; nothing is listened to where there is none
 * @param listener always the one of the last drawing
 */
export function useDomEvent<
  Target extends Window | Document | HTMLElement,
  Type extends string & keyof EventsOf<Target>,
>(target: () => Target | null | undefined, type: Type, listener: (event: EventsOf<Target>[Type]) => void): void {
  const find = useEffectEvent(target);
  const hear = useEffectEvent(listener);
  useEffect(() => {
    const found = find();
    const heard = (event: Event): void => hear(event as EventsOf<Target>[Type]);
    found?.addEventListener(type, heard);
    return () => found?.removeEventListener(type, heard);
  }, [type]);
}
