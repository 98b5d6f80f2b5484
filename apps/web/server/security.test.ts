import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { chooseEncoding } from '@cosmodrome/contract/encoding';
import { contentPolicy, fileHeaders, scriptHashes, securityHeaders } from './security.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('every inline script is named by its hash, once, and nothing else is', () => {
  const html =
    '<script>one()</script><script type="module">import "/a.js"</script><script>one()</script>' +
    '<script>"é ✓"</script><script src="/b.js"></script><script type="application/ld+json">{"a":1}</script>';
  expect(scriptHashes(Buffer.from(html))).toEqual([hash('one()'), hash('import "/a.js"'), hash('"é ✓"')]);
});

test('a script that does not end is no script', () => {
  expect(scriptHashes(Buffer.from('<script>one()</script><script>two('))).toEqual([hash('one()')]);
});

test('the policy lets no foreign code, frame or form target in', () => {
  const policy = contentPolicy(Buffer.from('<script>x</script>'), ['https://games.example']);
  expect(policy).toContain(`script-src 'self' ${hash('x')}`);
  expect(policy).toContain("frame-src 'self' https://games.example");
  expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|https?:)/);
  for (const rule of [
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ]) {
    expect(policy).toContain(rule);
  }
});

test('the browser gets what it takes, and never what it refuses', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br');
  expect(chooseEncoding('gzip;q=1.0, br;q=0')).toBe('gzip');
  expect(chooseEncoding('deflate')).toBe('identity');
  expect(chooseEncoding(undefined)).toBe('identity');
});

test.each(['text/javascript; charset=utf-8', 'text/css; charset=utf-8', 'font/woff2', 'image/avif'])(
  'a part of a page of the type %s is only what it says it is',
  (type) => expect(fileHeaders(type)).toEqual({ 'X-Content-Type-Options': 'nosniff' }),
);

test.each(['image/svg+xml', 'text/html', 'application/json', 'text/plain'])(
  'what can be opened by itself, of the type %s, has the rules of a document',
  (type) => expect(fileHeaders(type)).toEqual(securityHeaders),
);
