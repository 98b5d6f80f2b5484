type Field = HTMLInputElement | HTMLTextAreaElement;

declare global {
  interface Window {
    /** Buttons that were pressed before anything heard it. */
    __pressed?: Set<HTMLElement> | undefined;
  }
}

/** React marks each element that it has brought to life, with a key of its own. */
const MARK = '__reactProps';
const isAlive = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith(MARK));

/**
 * Inline script of the document: from its first paint on, presses of buttons that nothing hears yet are kept. Links and
 * the buttons that send a form work by themselves.
 */
export const pressScript = `(function(p){addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("button[type=button]");b&&!b.popoverTargetElement&&!Object.keys(b).some(function(k){return !k.indexOf("${MARK}")})&&p.add(b)},true)})(window.__pressed=new Set)`;

/** Fields that are still as the server wrote them; at first all are. */
let sleeping: Element[] | undefined;

/**
 * Tells what has just come alive what a person typed, ticked, chose or pressed while it could not hear: whatever differs
 * from the markup that the server sent is announced as if it happened now. Run when the page comes alive, and after each
 * part that does so later.
 */
export function repeatEarlyInput(): void {
  const fields = sleeping ?? [...document.querySelectorAll('input, textarea, select')];
  sleeping = fields.filter((field) => field.isConnected && !isAlive(field));
  for (const field of fields.filter(isAlive)) {
    // Its own event has woken the page: a choice is told by a second one, which React hears.
    if (!(field instanceof HTMLSelectElement && window.event?.target === field)) repeat(field);
  }
  for (const button of window.__pressed ?? []) {
    if (button.isConnected && !isAlive(button)) continue;
    window.__pressed?.delete(button);
    button.click();
  }
}

function repeat(field: Element): void {
  if (field instanceof HTMLSelectElement) {
    const sent = [...field.options].findIndex((option) => option.defaultSelected);
    if (field.selectedIndex !== Math.max(sent, 0)) field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field.matches('[type=checkbox], [type=radio]')) {
    const { checked, defaultChecked, type } = field as HTMLInputElement;
    if (checked !== defaultChecked && (checked || type === 'checkbox')) announce(field as Field, 'checked', 'click');
  } else if (!field.matches('[type=hidden], [type=file], [type=submit]')) {
    const { value, defaultValue } = field as Field;
    if (value !== defaultValue) announce(field as Field, 'value', 'input');
  }
}

/**
 * React hears of a change only when the value is another than the one it saw last, and it saw this one when it came
 * alive: the value from the server is shown to it first, and the person's is then written past it.
 */
function announce(field: Field, property: 'value' | 'checked', event: 'input' | 'click'): void {
  const typed: unknown = Reflect.get(field, property);
  const caret = property === 'value' && field === document.activeElement ? field.selectionStart : null;
  Reflect.set(field, property, property === 'value' ? field.defaultValue : !typed);
  Reflect.set(Object.getPrototypeOf(field), property, typed, field);
  if (caret !== null) field.setSelectionRange(caret, caret);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

let typed: string | null = null;
/** Where the router was when the press came. */
let pressedAt: string | undefined;

/**
 * From now on letters that go nowhere are kept: the form that they are meant for is on its way.
 * @param at the key of the location that the router is at; undefined before it has moved
 */
export function hearEarlyKeys(at: string | undefined): void {
  if (typed !== null) return;
  addEventListener('keydown', hear, true);
  pressedAt = at;
  typed = '';
}

/**
 * The form is there, or will not come: writes what was typed into the field that it has put the focus in.
 * @param drawn the key of the location that the page has just been drawn with, where that is the reason for the call. A page
 * is drawn a while after the router has come to it. When the router was there before the press already, the press has not
 * led anywhere yet, and the letters are still kept.
 */
export function tellEarlyKeys(drawn?: string): void {
  if (typed === null || (drawn !== undefined && drawn === pressedAt)) return;
  removeEventListener('keydown', hear, true);
  const field = document.activeElement;
  if (typed !== '' && field instanceof HTMLInputElement && field.matches('[data-autofocus]')) {
    Reflect.set(HTMLInputElement.prototype, 'value', typed + field.value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  typed = null;
}

function hear({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
  if (ctrlKey || metaKey || altKey || (target as Element).matches('input, textarea, select')) return;
  if (key === 'Backspace') typed = typed?.slice(0, -1) ?? '';
  else if (key.length === 1) typed = `${typed ?? ''}${key}`;
}
