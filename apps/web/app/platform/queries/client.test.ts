import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Api } from '../api/transport.ts';
import { createQueryClient } from './client.ts';

const queryKey = ['bonuses.codeTerms', null];

/** A cache, and a question to it whose answers come when they are let go, each with the truth of when it was asked. */
function reading() {
  const client = createQueryClient((() => Promise.resolve()) as unknown as Api, 'desktop');
  const answers: (() => void)[] = [];
  const truth = { now: 'before' };
  const queryFn = (): Promise<string> => {
    const told = truth.now;
    return new Promise((resolve) => answers.push(() => resolve(told)));
  };
  return { client, answers, truth, queryFn };
}

describe('what has changed while it is read for the first time', () => {
  it('is read anew where it is shown', async () => {
    const { client, answers, truth, queryFn } = reading();
    const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
    truth.now = 'after';
    const done = client.invalidateQueries({ queryKey: ['bonuses.codeTerms'] });
    answers[0]?.();
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.();
    await done;
    expect(client.getQueryData(queryKey)).toBe('after');
    stop();
  });

  it('is not taken for true where nothing shows it yet', async () => {
    const { client, answers, truth, queryFn } = reading();
    const asked = client.fetchQuery({ queryKey, queryFn });
    truth.now = 'after';
    const done = client.invalidateQueries({ queryKey });
    answers[0]?.();
    // Whoever asked is answered all the same.
    expect(await asked).toBe('before');
    await done;
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  it('is given up when it could not be read', async () => {
    const { client } = reading();
    const asked = client.fetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('no line')) });
    const done = client.invalidateQueries({ queryKey });
    await expect(asked).rejects.toThrow('no line');
    await done;
    expect(client.getQueryData(queryKey)).toBeUndefined();
  });
});

it('asks no more than once for a change of what is known', async () => {
  const { client, answers, queryFn } = reading();
  client.setQueryData(queryKey, 'known');
  const stop = new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => undefined);
  const done = client.invalidateQueries({ queryKey });
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await done;
  expect(answers).toHaveLength(1);
  stop();
});
