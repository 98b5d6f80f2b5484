type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tells the application what a person typed, ticked or chose while the page had no script yet. Run once, when it has:
 * whatever differs from the markup that the server sent is announced as if it happened now.
 */
export function repeatEarlyInput(page: ParentNode): void {
  for (const field of page.querySelectorAll<HTMLInputElement>('input:is([type=checkbox], [type=radio])')) {
    if (field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox'))
      announce(field, 'checked', 'click');
  }
  for (const field of page.querySelectorAll<Field>(
    'textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=file], [type=submit])',
  )) {
    if (field.value !== field.defaultValue) announce(field, 'value', 'input');
  }
  for (const select of page.querySelectorAll('select')) {
    const sent = [...select.options].findIndex((option) => option.defaultSelected);
    if (select.selectedIndex !== Math.max(sent, 0)) select.dispatchEvent(new Event('change', { bubbles: true }));
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

/** From now on letters that go nowhere are kept: the form that they are meant for is on its way. */
export function hearEarlyKeys(): void {
  if (typed === null) addEventListener('keydown', hear, true);
  typed = '';
}

/** The form is there, or will not come: writes what was typed into the field that it has put the focus in. */
export function tellEarlyKeys(): void {
  if (typed === null) return;
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
