import { hashKey, type QueryClient } from '@tanstack/react-query';

/**
 * What the server read for a document travels in a block of its own, as plain JSON: the router would write it as a string
 * within a string, which is longer and is read three times.
 */

/** Id of the block. */
export const SEEDS = 'seeds';

/** Answers as JSON: many documents take the same ones. */
const written = new WeakMap<object, string>();

/** As JSON that may stand in a document: no `<` of it ends a block or begins a comment. */
export const writeJson = (data: unknown): string =>
  (JSON.stringify(data) ?? 'null').replaceAll('<', String.raw`\u003c`);

function writeOnce(data: unknown): string {
  if (typeof data !== 'object' || data === null) return writeJson(data);
  let text = written.get(data);
  if (text === undefined) {
    text = writeJson(data);
    written.set(data, text);
  }
  return text;
}

/** What the routes of a document have read, by the cache of its request. */
const noted = new WeakMap<QueryClient, Map<string, string>>();

/** Notes an answer for the document. Two routes may read the same one: it travels once. */
export function noteSeed(client: QueryClient, key: readonly unknown[], data: unknown): void {
  const seeds = noted.get(client) ?? new Map<string, string>();
  noted.set(client, seeds);
  seeds.set(hashKey(key), `[${writeJson(key)},${writeOnce(data)}]`);
}

/** What has been noted: a list of keys and data. */
export const writeSeeds = (client: QueryClient): string => `[${[...(noted.get(client)?.values() ?? [])].join(',')}]`;

/** Puts what came with the document into the browser's cache, before the first component looks. */
export function plantSeeds(client: QueryClient, text: string | null | undefined): void {
  for (const [key, data] of JSON.parse(text || '[]') as [readonly unknown[], unknown][]) client.setQueryData(key, data);
}
