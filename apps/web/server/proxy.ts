import { type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Duplex } from 'node:stream';

const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

export interface Proxy {
  request: (req: IncomingMessage, res: ServerResponse) => void;
  /** WebSockets of the real-time channel. */
  upgrade: (req: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/** Passes requests and WebSockets on to another address, with the visitor's address added. */
export function createProxy(target: string, secret: string | null): Proxy {
  const base = new URL(target);
  const send = base.protocol === 'https:' ? httpsRequest : httpRequest;
  const headersOf = (req: IncomingMessage, upgrade: boolean): Record<string, string | string[]> => {
    const headers: Record<string, string | string[]> = {};
    for (const [name, value] of Object.entries(req.headers)) {
      if (value !== undefined && (upgrade || !HOP_BY_HOP.has(name))) headers[name] = value;
    }
    const before = req.headers['x-forwarded-for'];
    return {
      ...headers,
      'x-forwarded-for': [before, req.socket.remoteAddress].flat().filter(Boolean).join(', '),
      'x-forwarded-host': req.headers['x-forwarded-host'] ?? req.headers.host ?? '',
      'x-forwarded-proto': req.headers['x-forwarded-proto'] ?? 'http',
      ...(secret === null ? {} : { 'x-proxy-secret': secret }),
      host: base.host,
    };
  };
  const options = (req: IncomingMessage, upgrade: boolean) => ({
    method: req.method,
    headers: headersOf(req, upgrade),
    timeout: 60_000,
  });

  return {
    request(req, res) {
      const onward = send(new URL(req.url ?? '/', base), options(req, false), (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      });
      onward.on('timeout', () => onward.destroy(new Error('timeout')));
      onward.on('error', () => {
        if (!res.headersSent) res.writeHead(502, { 'Content-Type': 'application/json' });
        res.end();
      });
      res.on('close', () => onward.destroy());
      req.pipe(onward);
    },
    upgrade(req, socket, head) {
      const onward = send(new URL(req.url ?? '/', base), { ...options(req, true), timeout: 0 });
      onward.on('upgrade', (answer, other, first) => {
        const lines = Object.entries(answer.headers).flatMap(([name, value]) =>
          [value].flat().map((each) => `${name}: ${each ?? ''}`),
        );
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
        if (first.length > 0) socket.write(first);
        if (head.length > 0) other.write(head);
        other.on('error', () => socket.destroy());
        socket.on('error', () => other.destroy());
        other.pipe(socket).pipe(other);
      });
      onward.on('response', () => socket.destroy());
      onward.on('error', () => socket.destroy());
      onward.end();
    },
  };
}
