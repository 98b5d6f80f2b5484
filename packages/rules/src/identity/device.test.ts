import { describe, expect, test } from 'vitest';
import { deviceOf } from './device.ts';
import { networkOf } from './network.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('what a player sees of a session', () => {
  test.each([
    [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/140.0 Safari/537.36`, 'Chrome', 'Linux', 'computer'],
    [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge', 'Windows', 'computer'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:130.0) Gecko/20100101 Firefox/130.0',
      'Firefox',
      'macOS',
      'computer',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
      'phone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/140.0 Mobile Safari/537.36`,
      'Chrome',
      'Android',
      'phone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-X900) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0 Safari/537.36`,
      'Samsung Internet',
      'Android',
      'tablet',
    ],
    ['<script>alert(1)</script>', null, null, 'computer'],
    ['', null, null, 'computer'],
  ])('%s', (userAgent, browser, system, kind) => expect(deviceOf(userAgent)).toEqual({ browser, system, kind }));

  test.each([
    ['203.0.113.7', '203.0.…'],
    ['::ffff:203.0.113.7', '203.0.…'],
    ['2001:db8:85a3::7334', '2001:db8:…'],
    ['::1', '…'],
    ['', '…'],
  ])('of the address %s only the network', (ip, shown) => expect(networkOf(ip)).toBe(shown));
});
