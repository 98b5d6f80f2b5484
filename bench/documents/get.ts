import { Agent, request, type IncomingHttpHeaders } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came over the wire, still compressed. */
  body: Buffer;
}

const perConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);

/** The headers of an answer that a copy of it has too. */
export const copiedHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !perConnection.has(name)));

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** GET with brotli taken, the body left compressed. `host` is what the visitor typed. */
export function get(url: string, host = new URL(url).host): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { host, accept: '*/*', 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
