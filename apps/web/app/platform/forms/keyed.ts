import type { CallAnswer, CallInput, CallName } from '@cosmodrome/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { newKey } from '../api/new-key.ts';
import { apiOf } from '../queries/query.ts';
import { failureOf } from './failure.ts';

/** Keeps the key of an attempt: the same wish after a lost answer is the same attempt, another wish is a new one. */
export function attemptKeys(keyOfAttempt: () => string = newKey) {
  let open: { wish: string; key: string; input: unknown } | undefined;
  return {
    /** What is sent under which key: a repeat sends what was sent first, also when the input would say more or less by now. */
    attemptFor<Input>(input: Input, wish: unknown = input): { key: string; input: Input } {
      const text = JSON.stringify(wish);
      if (open?.wish !== text) open = { wish: text, key: keyOfAttempt(), input };
      return { key: open.key, input: open.input as Input };
    },
    /** The origin has answered for good: the next press is a new attempt. */
    settle(): void {
      open = undefined;
    },
  };
}

export interface KeyedCall<N extends CallName> {
  pending: boolean;
  /**
   * Sends once at a time: undefined when one is on its way already. `wish` is what the player wants, where the input says
   * more than that. Throws `ApiError`.
   */
  send: (input: CallInput<N>, wish?: unknown) => Promise<CallAnswer<N> | undefined>;
}

/** A call that may happen once however often its button is pressed, also when the answer was lost on the way. */
export function useKeyedCall<N extends CallName>(name: N): KeyedCall<N> {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const [keys] = useState(() => attemptKeys());
  const send = async (input: CallInput<N>, wish?: unknown): Promise<CallAnswer<N> | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    setPending(true);
    try {
      const attempt = keys.attemptFor(input, wish);
      const call = apiOf(client).withKey(attempt.key) as (name: N, input: CallInput<N>) => Promise<CallAnswer<N>>;
      const answer = await call(name, attempt.input);
      keys.settle();
      return answer;
    } catch (error) {
      if (failureOf(error).kind === 'refused') keys.settle();
      throw error;
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return { pending, send };
}
