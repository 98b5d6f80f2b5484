// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { newestLocation } from '../routing/quiet-updates.ts';
import { hearEarlyKeys, tellEarlyKeys } from './early-input.ts';

afterEach(() => {
  tellEarlyKeys();
  newestLocation.set(null);
  document.body.replaceChildren();
});

const routerIsAt = (key: string): void => newestLocation.set({ pathname: '/', search: '', hash: '', key, state: null });
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
  routerIsAt('closed');
  hearEarlyKeys();
  type('rou');
  // The dialog before was closed a moment ago.
  tellEarlyKeys('closed');
  type('lete');
  const field = comes();
  tellEarlyKeys();
  expect(field.value).toBe('roulete');
});

test('letters typed after a press that has led to a page are in no form', () => {
  routerIsAt('before');
  hearEarlyKeys();
  type('rou');
  tellEarlyKeys('after');
  const field = comes();
  type('lete');
  tellEarlyKeys();
  expect(field.value).toBe('');
});
