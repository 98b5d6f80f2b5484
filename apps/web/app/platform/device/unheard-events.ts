import { afterPaint } from '@cosmodrome/ui/after-paint';

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
  'mousedown',
  'mousemove',
  'mouseup',
  'touchend',
  'keypress',
  'beforetoggle',
  'transitionrun',
  'transitionstart',
  'transitionend',
  'transitioncancel',
  'animationstart',
  'animationiteration',
  'animationend',
];

/** They tell where a pointer hovers. A finger does not hover, but the browser sends them with every tap. */
const HOVERS: readonly string[] = ['pointerover', 'pointerout', 'pointermove'];

/** They tell where the focus goes. React hears them after the paint: the answer to a press or a key does not wait for it. */
const FOCUSES: readonly string[] = ['focusin', 'focusout'];

/**
 * Events for which React takes over a part of the page that it has not taken over yet, in their capture phase. Of all other
 * events it needs the bubble phase alone: no component handles a captured one. Tests hold both.
 */
export const CAPTURED: readonly string[] = [
  'auxclick',
  'change',
  'click',
  'compositionend',
  'compositionstart',
  'contextmenu',
  'copy',
  'cut',
  'dblclick',
  'dragend',
  'dragstart',
  'drop',
  'input',
  'keydown',
  'keyup',
  'paste',
  'pointercancel',
  'reset',
  'textInput',
  'touchcancel',
  'touchstart',
];

type Options = boolean | AddEventListenerOptions | undefined;

const captures = (options: Options): boolean => (typeof options === 'object' ? options.capture === true : !!options);

/** Runs `attach`, and lets it add no listener to the document for what no component handles. */
export function withoutUnheardEvents(attach: () => void): void {
  document.addEventListener = (type: string, listener: EventListener, options?: Options): void => {
    if (UNHEARD.includes(type) || (captures(options) && !CAPTURED.includes(type))) return;
    EventTarget.prototype.addEventListener.call(document, type, listenerFor(type, listener), options);
  };
  attach();
  Reflect.deleteProperty(document, 'addEventListener');
}

/** What is attached in place of React's listener for a kind of event. */
function listenerFor(type: string, listener: EventListener): EventListener {
  if (HOVERS.includes(type)) return exceptTouch(listener);
  return FOCUSES.includes(type) ? (event) => afterPaint(() => listener(event)) : listener;
}

const exceptTouch =
  (listener: EventListener): EventListener =>
  (event) => {
    if ((event as PointerEvent).pointerType !== 'touch') listener(event);
  };
