import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { failureOf } from '../../platform/forms/failure.ts';
import { limitsQuery } from '../queries.ts';

export interface Change {
  pending: boolean;
  /** Why the last change was not made, in words. */
  problem: string | undefined;
  /** Makes a change; true when it was made. */
  run: (change: (client: QueryClient) => Promise<void>) => Promise<boolean>;
}

/** One change of limits at a time, and what came of it. */
export function useChange(): Change {
  const t = useTranslations('limits.failure');
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run: Change['run'] = async (change) => {
    if (pending) return false;
    setPending(true);
    setProblem(undefined);
    try {
      await change(client);
      return true;
    } catch (error) {
      const { base, fields, kind } = failureOf(error);
      setProblem(base ?? Object.values(fields)[0] ?? t(kind === 'offline' ? 'offline' : 'broken'));
      // Nobody answered: it may have happened all the same.
      void client.invalidateQueries({ queryKey: limitsQuery().queryKey });
      return false;
    } finally {
      setPending(false);
    }
  };
  return { pending, problem, run };
}
