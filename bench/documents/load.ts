import { connect } from 'node:net';

const CONNECTIONS = 32;

/**
 * Requests a second that a server answers to 32 connections, each asking again as soon as it has its answer. Bodies are
 * counted and never read: a client that decodes them measures itself.
 * @throws when an answer is not 200 or a connection ends
 */
export async function load(url: string, seconds: number): Promise<number> {
  const { hostname, port, pathname, host } = new URL(url);
  const asked = Buffer.from(`GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`);
  const start = performance.now();
  const end = start + seconds * 1_000;
  let answered = 0;
  const visit = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(asked));
      /** Bytes of the answer that have not come yet; none while its head has not been seen. */
      let missing = 0;
      socket.on('data', (chunk) => {
        missing = (missing === 0 ? lengthOf(chunk) : missing) - chunk.byteLength;
        if (Number.isNaN(missing))
          return socket.destroy(new Error(`${url} failed: ${chunk.toString('latin1', 0, 200)}`));
        if (missing > 0) return undefined;
        answered += 1;
        if (performance.now() < end) return socket.write(asked);
        return socket.end(resolve);
      });
      socket.on('error', reject);
      socket.on('close', () => reject(new Error(`${url} closed a connection`)));
    });
  await Promise.all(Array.from({ length: CONNECTIONS }, visit));
  return (answered * 1_000) / (performance.now() - start);
}

/** Bytes of a whole answer by its first chunk, which holds the head; NaN when that is no good answer. */
function lengthOf(chunk: Buffer): number {
  const head = chunk.indexOf('\r\n\r\n') + 4;
  const text = chunk.toString('latin1', 0, head);
  const length = /^content-length: (\d+)/im.exec(text)?.[1];
  return head > 3 && text.startsWith('HTTP/1.1 200') ? head + Number(length) : NaN;
}
