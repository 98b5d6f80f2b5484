import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redirectTarget } from './guard.ts';

const target = (redirect: string): string => redirectTarget(new URLSearchParams({ redirect }));

describe('where somebody goes after signing in', () => {
  test.each([
    ['/play/turbogames/rocket-x?mode=real', '/play/turbogames/rocket-x?mode=real'],
    ['/deposit?amountProp=50', '/deposit?amountProp=50'],
    ['/pokies/all#top', '/pokies/all#top'],
    ['', '/'],
    ['https://evil.example', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['\\\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/\n/evil.example', '/'],
    ['/..//evil.example', '/'],
    ['/.//evil.example/x', '/'],
    ['/%2e%2e//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/@evil.example', '/@evil.example'],
    ['/http://evil.example', '/http://evil.example'],
  ])('%j leads to %s', (redirect, expected) => expect(target(redirect)).toBe(expected));

  test('without one it is the lobby', () => {
    expect(redirectTarget(new URLSearchParams())).toBe('/');
  });

  test('no text of any kind leads off the site, however it is read', () => {
    const hostile = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '%2f',
        '%5c',
        '\t',
        '\n',
        '\r',
        ' ',
        '@',
        ':',
        'http:',
        'evil.example',
        '?',
        '#',
        '\0',
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          hostile.map((parts) => parts.join('')),
          fc.string(),
        ),
        (redirect) => {
          const path = target(redirect);
          expect(path.startsWith('/')).toBe(true);
          expect(new URL(path, 'https://casino.example').origin).toBe('https://casino.example');
          // A second reading (a proxy, the router) must not find a host either.
          expect(path.startsWith('//')).toBe(false);
          expect(path).not.toMatch(/^\/\\/);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
