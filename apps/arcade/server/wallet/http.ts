import { GameSession, PlayAnswer, WalletError } from '@cosmodrome/contract/wallet';
import type { Clock } from '@cosmodrome/rules/clock';
import type { z } from 'zod';
import type { Scheduler } from '../deps.ts';
import { sign } from '@cosmodrome/contract/signature';
import { WalletRefusal, type Wallet } from './wallet.ts';

export interface HttpWalletOptions {
  /** Address of the operator, such as `https://casino.example`; `/wallet/v1/...` is put behind it. */
  origin: string;
  studio: string;
  key: string;
  clock: Clock;
  scheduler: Scheduler;
  /** `fetch` of the platform, or what a test puts in its place. */
  fetch?: typeof fetch;
}

/** Waits between the attempts at one action, in milliseconds; after the last one its outcome counts as unknown. */
const RETRY_AFTER = [150, 500, 1500];
const TIMEOUT = 4000;

/**
 * The wallet of an operator elsewhere, over signed HTTP. An action whose answer does not come is sent again with the
 * same id, which cannot count twice; a launch token is not, since it works once.
 */
export function httpWallet(options: HttpWalletOptions): Wallet {
  const send = options.fetch ?? fetch;

  async function once<T>(path: string, body: string, schema: z.ZodType<T>): Promise<T> {
    const response = await send(`${options.origin}/wallet/v1/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-studio': options.studio,
        ...sign(options.key, body, options.clock.now()),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const answer: unknown = await response.json();
    if (response.ok) return schema.parse(answer);
    const refusal = WalletError.safeParse(answer);
    if (refusal.success && response.status < 500) throw new WalletRefusal(refusal.data.code, refusal.data.message);
    throw new Error(`the wallet answered ${response.status}`);
  }

  async function insistently<T>(path: string, action: object, schema: z.ZodType<T>): Promise<T> {
    const body = JSON.stringify(action);
    for (const wait of RETRY_AFTER) {
      try {
        return await once(path, body, schema);
      } catch (error) {
        if (error instanceof WalletRefusal) throw error;
        await new Promise<void>((resolve) => options.scheduler.after(wait, resolve));
      }
    }
    return once(path, body, schema);
  }

  return {
    openSession: (launchToken) => once('session', JSON.stringify({ launch_token: launchToken }), GameSession),
    play: (action) => insistently('play', action, PlayAnswer),
    rollback: (action) => insistently('rollback', action, PlayAnswer),
  };
}
