/** How long a finger rests on a tile until its overlay opens, in milliseconds. */
const HELD = 450;
/** Pixels that it may move meanwhile; more is a swipe. */
const SLACK = 10;

/**
 * Opens the overlay of a tile under a finger that is held on it, before the browser shows a menu of its own; what the
 * finger is then lifted from is not pressed. One for all tiles of the page. Answers the function that ends it.
 */
export function openHeldTiles(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: Touch | undefined;
  let held = false;

  const rest = (): void => clearTimeout(timer);
  const open = (tile: HTMLElement): void => {
    held = true;
    // Who closed it before has to leave it first.
    if (tile.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
    tile.focus({ preventScroll: true });
  };
  const start = (event: TouchEvent): void => {
    rest();
    held = false;
    from = event.touches[0];
    const tile = tileOf(event);
    if (tile && event.touches.length === 1) timer = setTimeout(open, HELD, tile);
  };
  const move = ({ touches: [to] }: TouchEvent): void => {
    if (!from || !to || Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > SLACK) rest();
  };
  const end = (event: TouchEvent): void => {
    rest();
    if (held && event.cancelable) event.preventDefault();
  };
  const menu = (event: Event): void => {
    if (tileOf(event) && matchMedia('(hover: none)').matches) event.preventDefault();
  };

  const all = new AbortController();
  const options = { signal: all.signal, passive: true };
  document.addEventListener('touchstart', start, options);
  document.addEventListener('touchmove', move, options);
  document.addEventListener('touchcancel', rest, options);
  document.addEventListener('touchend', end, { ...options, passive: false });
  document.addEventListener('contextmenu', menu, { signal: all.signal });
  return () => {
    rest();
    all.abort();
  };
}

/** The tile that is touched at its link, and not at what lies over it. */
const tileOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element && target.matches('.ui-tile-link')
    ? target.closest<HTMLElement>('.ui-tile[tabindex]')
    : null;
