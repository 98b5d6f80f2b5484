import { RoundProof, SeedRotation } from '@cosmodrome/contract/http/play';
import { sign } from '@cosmodrome/contract/signature';
import {
  FreeSpinsAtStudio,
  ProviderCalls,
  type CancelFreeSpins,
  type IssueFreeSpins,
} from '@cosmodrome/contract/wallet';
import type { Clock } from '@cosmodrome/rules/clock';
import { z } from 'zod';
import { ProviderRefusal, ProviderUnavailable, type Provider } from './provider.ts';

export interface HttpProviderOptions {
  /** Where `/provider/v1/...` begins. */
  readonly baseUrl: string;
  readonly studio: string;
  readonly key: string;
  readonly clock: Clock;
}

const TIMEOUT_MS = 5_000;
const LARGEST_ANSWER = 4 * 1024 * 1024;
const ErrorBody = z.object({ error: z.object({ code: z.string() }) }).or(z.object({ code: z.string() }));

/** A studio elsewhere, over signed HTTP. */
export function httpProvider(options: HttpProviderOptions): Provider {
  const ask = async (method: 'GET' | 'POST', path: string, body: string): Promise<Response> => {
    try {
      return await fetch(`${options.baseUrl}${path}`, {
        method,
        headers: {
          'x-studio': options.studio,
          ...sign(options.key, body, options.clock.now()),
          ...(method === 'POST' && { 'content-type': 'application/json' }),
        },
        ...(method === 'POST' && { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (error) {
      throw new ProviderUnavailable(`${options.studio} does not answer`, { cause: error });
    }
  };
  return {
    round: async (roundId) => {
      const response = await ask('GET', ProviderCalls.round.replace(':id', encodeURIComponent(roundId)), '');
      if (response.status === 404) return null;
      return read(response, RoundProof);
    },
    rotateSeed: async ({ playerRef, game, clientSeed }) => {
      const body = { player_ref: playerRef, game, ...(clientSeed !== undefined && { client_seed: clientSeed }) };
      return read(await ask('POST', ProviderCalls.rotateSeed, JSON.stringify(body)), SeedRotation);
    },
    issueFreeSpins: async ({ freespinsId, playerRef, games, currency, count, betCents, validUntil }) => {
      const body: IssueFreeSpins = {
        freespins_id: freespinsId,
        player_ref: playerRef,
        games: [...games],
        currency,
        count,
        bet_cents: betCents,
        valid_until: validUntil.toISOString(),
      };
      return read(await ask('POST', ProviderCalls.issueFreeSpins, JSON.stringify(body)), FreeSpinsAtStudio);
    },
    cancelFreeSpins: async ({ freespinsId, playerRef }) => {
      const body: CancelFreeSpins = { freespins_id: freespinsId, player_ref: playerRef };
      return read(await ask('POST', ProviderCalls.cancelFreeSpins, JSON.stringify(body)), FreeSpinsAtStudio);
    },
  };
}

async function read<T>(response: Response, schema: z.ZodType<T>): Promise<T> {
  const text = await response.text();
  if (text.length > LARGEST_ANSWER) throw new ProviderUnavailable('the answer is too large');
  const body = parse(text);
  if (response.ok) {
    const answer = schema.safeParse(body);
    if (answer.success) return answer.data;
    throw new ProviderUnavailable('the answer is not as the protocol says');
  }
  const refusal = ErrorBody.safeParse(body);
  if (refusal.success && response.status < 500) {
    throw new ProviderRefusal('error' in refusal.data ? refusal.data.error.code : refusal.data.code);
  }
  throw new ProviderUnavailable(`the studio answered ${response.status}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
