// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { hearEarlyKeys, tellEarlyKeys } from './early-input.ts';

afterEach(() => {
  tellEarlyKeys();
  document.body.replaceChildren();
});

const type = (letters: string): void => {
  for (const key of letters) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
};
/** The field of a form that has come and has the focus. */
function comes(): HTMLInputElement {
  const field = document.createElement('input');
  field.dataset['autofocus'] = '';
  document.body.append(field);
  field.focus();
  return field;
}

test('letters typed after a press are in the form that comes, also when the page before it is drawn meanwhile', () => {
  hearEarlyKeys('closed');
  type('rou');
  // The dialog before was closed a moment ago.
  tellEarlyKeys('closed');
  type('lete');
  const field = comes();
  tellEarlyKeys();
  expect(field.value).toBe('roulete');
});

test('letters typed after a press that has led to a page are in no form', () => {
  hearEarlyKeys('before');
  type('rou');
  tellEarlyKeys('after');
  const field = comes();
  type('lete');
  tellEarlyKeys();
  expect(field.value).toBe('');
});
