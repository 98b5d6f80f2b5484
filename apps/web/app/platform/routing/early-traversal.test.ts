import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { traversalScript } from './early-traversal.ts';

/** The document of an address, and what becomes of it when the browser goes to another of its entries. */
function open(address: string) {
  const location = { pathname: '', search: '', reloads: 0, reload: () => (location.reloads += 1) };
  const put = (to: string): void =>
    void Object.assign(location, { pathname: to.split('?')[0], search: to.slice(to.split('?')[0]?.length) });
  let hear: ((event: object) => void) | undefined;
  put(address);
  const window: { __traversal?: { isLeaving?: boolean } | undefined } = {};
  runInNewContext(traversalScript, {
    window,
    location,
    addEventListener: (_: string, listener: (event: object) => void) => (hear = listener),
  });
  return (to: string, isAlive = false) => {
    if (isAlive) window.__traversal = undefined;
    let isHidden = false;
    put(to);
    hear?.({ stopImmediatePropagation: () => (isHidden = true) });
    return { reloads: location.reloads, isHidden, isLeaving: window.__traversal?.isLeaving === true };
  };
}

test('a document that is left for another entry of it is loaded for that address, and the router does not hear of it', () => {
  expect(open('/en/pokies/all')('/en')).toEqual({ reloads: 1, isHidden: true, isLeaving: true });
  expect(open('/en/pokies/all?page=2')('/en/pokies/all')).toEqual({ reloads: 1, isHidden: true, isLeaving: true });
});

test('a fragment of the same document is no other address', () => {
  expect(open('/en/pokies/all?page=2')('/en/pokies/all?page=2')).toEqual({
    reloads: 0,
    isHidden: false,
    isLeaving: false,
  });
});

test('once the document is alive the router hears of its entries', () => {
  expect(open('/en/pokies/all')('/en', true)).toEqual({ reloads: 0, isHidden: false, isLeaving: false });
});
