import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../platform/api/api-error.ts';
import { type Failure, failureOf } from '../../platform/forms/failure.ts';
import { apiOf } from '../../platform/queries/query.ts';
import { freeSpinsQuery } from '../queries.ts';

export interface Activation {
  readonly pending: boolean;
  readonly failure: Failure | undefined;
  /** Fields of the profile that the studio asks for first; null when none are missing. */
  readonly fields: readonly string[] | null;
  readonly activate: (id: number) => Promise<void>;
  /** The question for the fields was left. */
  readonly leave: () => void;
}

/** Activates free spins: what the studio asks for comes first, then `done`. */
export function useActivation(done: () => void): Activation {
  const client = useQueryClient();
  const [pending, wait] = useState(false);
  const [failure, fail] = useState<Failure>();
  const [fields, ask] = useState<readonly string[] | null>(null);
  const activate = async (id: number): Promise<void> => {
    if (pending) return;
    wait(true);
    fail(undefined);
    ask(null);
    try {
      await apiOf(client)('freespins.activate', { params: { id } });
      await client.invalidateQueries({ queryKey: freeSpinsQuery().queryKey });
      done();
    } catch (error) {
      const missing = missingFields(error);
      if (missing.length > 0) ask(missing);
      else fail(failureOf(error));
    } finally {
      wait(false);
    }
  };
  return { pending, failure, fields, activate, leave: () => ask(null) };
}

const missingFields = (error: unknown): string[] =>
  error instanceof ApiError
    ? Object.entries(error.errors).flatMap(([field, each]) => (field !== 'base' && 'required' in each ? [field] : []))
    : [];
