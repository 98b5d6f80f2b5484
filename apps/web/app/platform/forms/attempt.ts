import { useState } from 'react';
import { type Failure, failureOf } from './failure.ts';

export interface Attempt {
  /** What went wrong last; gone while the next try runs. */
  failure: Failure | undefined;
  /** Shows what went wrong with something beside the form. */
  fail: (failure: Failure | undefined) => void;
  /**
   * Runs one try. `refused` is told why it failed and says whether it has dealt with that itself: then nothing else is
   * shown of it.
   */
  attempt: (work: () => Promise<void>, refused?: (failure: Failure) => 'dealt with' | void) => Promise<void>;
}

/** The tries of a form: says while one runs, keeps why the last one failed. */
export function useAttempt(onPending: (pending: boolean) => void, before?: Failure): Attempt {
  const [failure, fail] = useState(before);
  const attempt: Attempt['attempt'] = async (work, refused) => {
    onPending(true);
    fail(undefined);
    try {
      await work();
    } catch (error) {
      const known = failureOf(error);
      if (refused?.(known) !== 'dealt with') fail(known);
    } finally {
      onPending(false);
    }
  };
  return { failure, fail, attempt };
}
