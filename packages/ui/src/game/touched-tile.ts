/** How long a finger rests on a tile until its overlay opens, in milliseconds. */
const HELD = 450;
/** Pixels that it may move meanwhile; more is a swipe. */
const SLACK = 10;

/** The tiles that React has taken over, and what draws the overlay of each. */
const tiles = new Map<HTMLElement, () => void>();
let listening: AbortController | undefined;

/**
 * Opens the overlay of a tile at the tap of a finger on its link, and under a finger that is held on it; the link is not
 * followed then. One set of listeners serves all tiles.
 * @param draw draws the overlay; it is called each time the overlay opens
 * @returns what ends it
 */
export function openAtTouch(tile: HTMLElement, draw: () => void): () => void {
  tiles.set(tile, draw);
  listening ??= listen();
  return () => {
    tiles.delete(tile);
    if (tiles.size > 0) return;
    listening?.abort();
    listening = undefined;
  };
}

function listen(): AbortController {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: Touch | undefined;
  let held = false;

  const rest = (): void => clearTimeout(timer);
  const start = (event: TouchEvent): void => {
    rest();
    held = false;
    from = event.touches[0];
    const tile = tileOf(event);
    if (!tile || event.touches.length !== 1) return;
    timer = setTimeout(() => {
      held = true;
      open(tile);
    }, HELD);
  };
  const move = ({ touches: [to] }: TouchEvent): void => {
    if (!from || !to || Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > SLACK) rest();
  };
  /** What a finger that has opened an overlay is lifted from is not pressed. */
  const end = (event: TouchEvent): void => {
    rest();
    if (held && event.cancelable) event.preventDefault();
  };
  /** A held finger opens the overlay, not the browser's own menu. */
  const menu = (event: Event): void => {
    if (tileOf(event) && hasNoHover()) event.preventDefault();
  };

  const all = new AbortController();
  const options = { signal: all.signal, passive: true };
  addEventListener('touchstart', start, options);
  addEventListener('touchmove', move, options);
  addEventListener('touchcancel', rest, options);
  addEventListener('touchend', end, { ...options, passive: false });
  addEventListener('contextmenu', menu, { signal: all.signal });
  // In the capture phase of the window, which comes before React's listeners: React would walk its tree for a handler.
  addEventListener('click', tap, { signal: all.signal, capture: true });
  return all;
}

/**
 * Opens the overlay at a tap on a tile's link. The link is followed instead when it is pressed by key, and on devices whose
 * pointer can hover.
 * @param event the browser's; or React's, when React takes the tile over because of this very press
 */
export function tap(event: Pick<MouseEvent, 'target' | 'detail' | 'preventDefault' | 'stopPropagation'>): void {
  const tile = tileOf(event);
  if (!tile || event.detail === 0 || !hasNoHover()) return;
  event.preventDefault();
  event.stopPropagation();
  open(tile);
}

function open(tile: HTMLElement): void {
  tiles.get(tile)?.();
  const focused = document.activeElement;
  const isWithin = focused instanceof HTMLElement && tile.contains(focused);
  // Some browsers have focused the link already: its focus keeps the overlay open, too.
  if (isWithin && !tile.matches('.is-dismissed')) return;
  // Who closed it before has to leave it first.
  if (isWithin) focused.blur();
  tile.focus({ preventScroll: true });
}

const hasNoHover = (): boolean => matchMedia('(hover: none)').matches;

/** The tile that is touched at its link, and not at what lies over it. */
function tileOf({ target }: Pick<Event, 'target'>): HTMLElement | null {
  const tile =
    target instanceof Element && target.matches('.ui-tile-link') ? target.closest<HTMLElement>('.ui-tile') : null;
  return tile && tiles.has(tile) ? tile : null;
}
