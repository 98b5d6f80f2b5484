import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { EncodedBytes } from './encoded-bytes.ts';

const text = '{"title":"Ä"}'.repeat(1_000);
const read = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

test('every encoding says the same, before and after the body is kept compressed alone', async () => {
  const bytes = new EncodedBytes(Buffer.from(text));
  for (const packed of [false, true]) {
    if (packed) await bytes.pack();
    expect(read(await bytes.in('identity'))).toBe(text);
    expect(read(brotliDecompressSync(await bytes.in('br')))).toBe(text);
    expect(read(gunzipSync(await bytes.in('gzip')))).toBe(text);
  }
});

test('a packed body weighs what is left of it, at once in brotli only', async () => {
  const bytes = new EncodedBytes(Buffer.from(text));
  const whole = bytes.most;
  await bytes.pack();
  expect(bytes.most).toBeLessThan(whole / 8);
  expect(bytes.ready('br')).toBeDefined();
  expect(bytes.ready('identity')).toBeUndefined();
});

test('better bytes are made of a packed body as well, and of an empty one', async () => {
  const bytes = new EncodedBytes(Buffer.from(text));
  await bytes.pack();
  const quick = bytes.ready('br');
  bytes.improve();
  await expect.poll(() => bytes.ready('br')).not.toBe(quick);
  expect(read(await bytes.in('identity'))).toBe(text);
  const empty = new EncodedBytes(Buffer.alloc(0));
  await empty.pack();
  expect(read(await empty.in('identity'))).toBe('');
});
