import type { IncomingMessage, ServerResponse } from 'node:http';
import { verify } from '@cosmodrome/contract/signature';
import { OpenSession, Play, Rollback } from '@cosmodrome/contract/wallet';
import type { Clock } from '@cosmodrome/rules/clock';
import type { z } from 'zod';
import type { StudioRegistry } from '../../adapters/providers/index.ts';
import { refused, type WalletResult } from './result.ts';
import type { WalletService } from './service.ts';

export interface WalletHttpOptions {
  readonly wallet: WalletService;
  readonly studios: StudioRegistry;
  readonly clock: Clock;
  readonly log: { error(details: object, message: string): void };
}

const LARGEST_BODY = 8_192;
const PATH = /^\/wallet\/v1\/(session|play|rollback)$/;

class TooLarge extends Error {}

/** Answers `/wallet/v1/*`: raw bodies, since the signature is over the bytes that were sent. */
export function walletListener(options: WalletHttpOptions) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(options, request)
      .catch((error: unknown) => {
        if (error instanceof TooLarge)
          return { status: 413, body: refused('malformed', 'the body is too large').error };
        options.log.error({ err: error }, 'a call of the wallet failed');
        return { status: 503, body: { message: 'unavailable, send it again' } };
      })
      .then(({ status, body }) => {
        if (status === 413) response.setHeader('connection', 'close');
        response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
        response.end(JSON.stringify(body));
      })
      .catch(() => response.destroy());
  };
}

interface HttpAnswer {
  status: number;
  body: unknown;
}

async function answer(options: WalletHttpOptions, request: IncomingMessage): Promise<HttpAnswer> {
  const call = PATH.exec(request.url ?? '')?.[1];
  if (!call) return { status: 404, body: refused('malformed', 'there is no such call').error };
  if (request.method !== 'POST') return { status: 405, body: refused('malformed', 'calls are POST').error };
  const raw = await readBody(request);
  const studio = provenStudio(options, request, raw);
  if (studio === null) return toHttp(refused('bad_signature', 'the signature does not fit'));
  const body = parse(raw);
  const { wallet } = options;
  if (call === 'session') {
    return checked(OpenSession, body, ({ launch_token }) => wallet.openSession(studio, launch_token));
  }
  if (call === 'play') return checked(Play, body, (action) => wallet.play(studio, action));
  return checked(Rollback, body, (action) => wallet.rollback(studio, action));
}

/** The studio that has signed the body; null when none has. */
function provenStudio({ studios, clock }: WalletHttpOptions, { headers }: IncomingMessage, raw: string): string | null {
  const name = String(headers['x-studio'] ?? '');
  const studio = studios.byId(name);
  const signature = {
    timestamp: text(headers['x-timestamp']),
    signature: text(headers['x-signature']),
  };
  // An unknown name takes as long as a wrong signature.
  const fits = verify(studio?.key ?? 'nobody', raw, signature, clock.now());
  return studio && fits ? studio.id : null;
}

const text = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined;

async function checked<Body, Answer>(
  schema: z.ZodType<Body>,
  body: unknown,
  call: (body: Body) => Promise<WalletResult<Answer>>,
): Promise<HttpAnswer> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return toHttp(await call(parsed.data));
  const [issue] = parsed.error.issues;
  return toHttp(refused('malformed', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not as declared'}`));
}

const toHttp = (result: WalletResult<unknown>): HttpAnswer =>
  result.ok ? { status: 200, body: result.answer } : { status: result.status, body: result.error };

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
