import { afterEach, expect, test, vi } from 'vitest';
import { knowsPasskeys } from './authenticator.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['casino.example', true],
  ['localhost', true],
  ['127.0.0.1', false],
  ['[::1]', false],
])('under %s passkeys are offered: %s', (hostname, offered) => {
  vi.stubGlobal('window', { PublicKeyCredential: Object });
  vi.stubGlobal('location', { hostname });
  expect(knowsPasskeys()).toBe(offered);
});
