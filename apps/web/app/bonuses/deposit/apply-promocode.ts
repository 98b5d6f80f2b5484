import type { QueryClient } from '@tanstack/react-query';
import { failureOf } from '../../platform/forms/failure.ts';
import { signal } from '../../platform/signal.ts';
import { setDepositCode, wishBonuses } from './code-calls.ts';
import { forgetPromocode, keptPromocode } from './promocode.ts';

export interface Applied {
  readonly code: string;
  /** `wished`: it is set, and bonuses were switched on for it. */
  readonly outcome: 'set' | 'wished' | 'refused';
  /** Why not, in the origin's words, when it is not the code that is wrong. */
  readonly reason?: string | undefined;
}

/** What came of the code that an address has brought; null for nothing to tell. */
export const applied = signal<Applied | null>(null);

let running = false;

/**
 * Sets the code that waits, once (spec 4): bonuses are switched on for it when they are off, but for no code that gives
 * nothing. A refused code is forgotten; without an answer it goes on waiting.
 */
export async function applyPromocode(client: QueryClient): Promise<void> {
  const code = keptPromocode();
  if (code === null || running) return;
  running = true;
  try {
    applied.set({ code, outcome: await set(client, code) });
    forgetPromocode();
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind !== 'refused') return;
    forgetPromocode();
    applied.set({ code, outcome: 'refused', reason: failure.base });
  } finally {
    running = false;
  }
}

async function set(client: QueryClient, code: string): Promise<Applied['outcome']> {
  try {
    await setDepositCode(client, code);
    return 'set';
  } catch (error) {
    // The origin says so of a code that would give something.
    if (failureOf(error).reason !== 'bonuses_off') throw error;
  }
  await wishBonuses(client);
  await setDepositCode(client, code);
  return 'wished';
}
