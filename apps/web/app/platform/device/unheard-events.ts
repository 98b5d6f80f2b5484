/**
 * Events that come with taps, keys and movements, and that no component handles (a test holds that). React listens to every
 * event there is, twice, and walks its tree for each; on a slow phone that is a tenth of what a tap takes until its paint.
 */
export const UNHEARD: readonly string[] = [
  'pointerdown',
  'pointerup',
  'gotpointercapture',
  'lostpointercapture',
  'mouseover',
  'mouseout',
  'mousemove',
  'mouseup',
  'touchend',
  'keypress',
  'beforetoggle',
  'transitionrun',
];

/** Runs `attach`, and lets it add no listener of an unheard event to the document. */
export function withoutUnheardEvents(attach: () => void): void {
  document.addEventListener = (...listener: Parameters<EventTarget['addEventListener']>): void => {
    if (!UNHEARD.includes(listener[0])) EventTarget.prototype.addEventListener.apply(document, listener);
  };
  attach();
  Reflect.deleteProperty(document, 'addEventListener');
}
