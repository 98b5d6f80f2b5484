import { expect, it, onTestFinished, vi } from 'vitest';
import { readFile } from './client.ts';

/** What `readFile` answers to what the network brings. */
function readWith(answer: () => Promise<Response>): Promise<Blob> {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  onTestFinished(() => fetched.mockRestore());
  return readFile('/arcade/art/symbols/a.json');
}
const broken = (): Response =>
  new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network')) }));

it('answers the file', async () => {
  expect(await (await readWith(() => Promise.resolve(new Response('{}')))).text()).toBe('{}');
});

it.each([
  ['no answer comes', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  ['the answer breaks off', () => Promise.resolve(broken()), 'offline'],
  ['there is no such file', () => Promise.resolve(new Response('', { status: 404 })), 'internal'],
])('says so when %s', async (_, answer, code) => {
  await expect(readWith(answer)).rejects.toMatchObject({ code });
});
