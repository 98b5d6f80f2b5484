import type { Payment } from '@cosmodrome/contract/http/cashbox';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAttempt } from '../../platform/forms/attempt.ts';
import type { Failure } from '../../platform/forms/failure.ts';
import { apiOf, callKey } from '../../platform/queries/query.ts';
import { paymentQuery } from '../queries.ts';
import { rememberTold } from './told.ts';

export interface Cancel {
  pending: boolean;
  failure: Failure | undefined;
  cancel: () => void;
}

/** Gives a deposit up that has not been paid. `done` hears of it once it is. */
export function useCancel({ id }: Pick<Payment, 'id'>, done?: () => void): Cancel {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const { failure, attempt } = useAttempt(setPending);
  const readLists = (): void => {
    for (const call of ['cashbox.paymentsPage', 'limits.list'] as const) {
      void client.invalidateQueries({ queryKey: callKey(call) });
    }
  };
  const run = (): Promise<void> =>
    attempt(
      async () => {
        const payment = await apiOf(client)('cashbox.cancel', { params: { id } });
        // Whoever cancels a deposit need not be told of it.
        rememberTold(id);
        client.setQueryData(paymentQuery(id).queryKey, { payment, next: { type: 'none' } });
        readLists();
        done?.();
      },
      // It has become something else in the meantime: what is shown is old.
      ({ kind }) => {
        if (kind !== 'refused') return;
        void client.invalidateQueries({ queryKey: paymentQuery(id).queryKey });
        readLists();
      },
    );
  return { pending, failure, cancel: () => void run() };
}
