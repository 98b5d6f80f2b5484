import { inDocument, useDomEvent } from '@cosmodrome/ui/use-dom-event';
import { type RefObject, useCallback, useEffect, useState } from 'react';

export interface Fullscreen {
  /** False where the browser has no fullscreen for elements. */
  possible: boolean;
  active: boolean;
  toggle: () => void;
}

/** Puts an element on the whole screen and back. */
export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  // Until it is known its button has its place, so that the others need not make room.
  const [possible, setPossible] = useState(true);
  const [active, setActive] = useState(false);
  useEffect(() => setPossible(document.fullscreenEnabled), []);
  useDomEvent(inDocument, 'fullscreenchange', () => setActive(document.fullscreenElement !== null));
  const toggle = useCallback(() => {
    // The browser may refuse when the press was too long ago; then nothing changes.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    else element.current?.requestFullscreen().catch(() => undefined);
  }, [element]);
  return { possible, active, toggle };
}
