/**
 * The browser's popovers, as far as pages use them: opened and closed by their buttons and by script, which they tell. A
 * closed one is not shown, and nothing in it takes the focus. happy-dom has none of it.
 */
const OPEN = 'data-open';

function turn(panel: HTMLElement, open: boolean): void {
  if (panel.hasAttribute(OPEN) === open) return;
  panel.toggleAttribute(OPEN, open);
  const told = new Event('toggle');
  Object.assign(told, { oldState: open ? 'closed' : 'open', newState: open ? 'open' : 'closed' });
  queueMicrotask(() => panel.dispatchEvent(told));
}

/** Gives the test's document popovers, once. */
export function givePopovers(): void {
  // The elements' classes are shared by all test files of a process, a document is not.
  if (!Reflect.has(HTMLElement.prototype, 'showPopover')) giveMethods();
  if (document.querySelector(`style[${OPEN}]`)) return;
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    const button = (target as Element | null)?.closest('button[popovertarget]');
    const panel = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (!panel || defaultPrevented) return;
    turn(panel, button.getAttribute('popovertargetaction') !== 'hide' && !panel.hasAttribute(OPEN));
  });
  const style = document.createElement('style');
  style.setAttribute(OPEN, '');
  style.textContent = `[popover]:not([${OPEN}]), dialog:not([open]) { display: none }`;
  document.head.append(style);
}

function giveMethods(): void {
  const prototype = HTMLElement.prototype;
  const { focus } = prototype;
  Object.assign(prototype, {
    showPopover(this: HTMLElement) {
      turn(this, true);
    },
    hidePopover(this: HTMLElement) {
      turn(this, false);
    },
    // What is not shown takes no focus.
    focus(this: HTMLElement, options?: FocusOptions) {
      if (!this.closest(`[popover]:not([${OPEN}])`)) focus.call(this, options);
    },
  });
  const { matches } = Element.prototype;
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string) {
      return matches.call(this, selector.replaceAll(':popover-open', `[${OPEN}]`));
    },
  });
}
