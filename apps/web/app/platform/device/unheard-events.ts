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
  'textInput',
  'beforetoggle',
  'transitionrun',
  'transitionstart',
  'transitionend',
  'transitioncancel',
  'animationstart',
  'animationiteration',
  'animationend',
];

/** Runs `attach`, and lets it add no listener of an unheard event to the document. */
export function withoutUnheardEvents(attach: () => void): void {
  document.addEventListener = (type: string, ...rest: [EventListener]): void => {
    if (!UNHEARD.includes(type)) EventTarget.prototype.addEventListener.call(document, type, ...rest);
  };
  try {
    attach();
  } finally {
    Reflect.deleteProperty(document, 'addEventListener');
  }
}
