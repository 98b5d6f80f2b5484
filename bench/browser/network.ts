import type { CDPSession } from '@playwright/test';

/** One answer over the wire. */
export interface Loaded {
  url: string;
  type: string;
  /** With headers. */
  bytes: number;
  body: number;
}

/** Keeps every answer of a page's network from now on. The cache is off unless asked for; what it answers is no request. */
export async function recordNetwork(network: CDPSession, { cache = false } = {}): Promise<ReadonlyMap<string, Loaded>> {
  const files = new Map<string, Loaded>();
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: !cache });
  network.on('Network.requestServedFromCache', ({ requestId }) => files.delete(requestId));
  network.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (request.url.startsWith('http')) files.set(requestId, { url: request.url, type, bytes: 0, body: 0 });
  });
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) files.delete(requestId);
    const file = files.get(requestId);
    // What has come when the headers are read is headers.
    if (file) file.body = -response.encodedDataLength;
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (!file) return;
    file.body += encodedDataLength;
    file.bytes = encodedDataLength;
  });
  return files;
}

/** What was loaded, in counts that no noise can touch. */
export interface Load {
  requests: number;
  /** All bytes over the wire, headers included. */
  bytes: number;
  /** Bodies of scripts over the wire. */
  script: number;
  /** Heaviest first. */
  files: { url: string; bytes: number }[];
}

export function loadOf(loaded: ReadonlyMap<string, Loaded>): Load {
  const files = [...loaded.values()];
  const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
  return {
    // Without an answer it may yet be answered by the cache.
    requests: files.filter(({ bytes }) => bytes > 0).length,
    bytes: sum(files.map(({ bytes }) => bytes)),
    script: sum(files.filter(({ type }) => type === 'Script').map(({ body }) => body)),
    files: files.map(({ url, bytes }) => ({ url, bytes })).toSorted((a, b) => b.bytes - a.bytes),
  };
}
