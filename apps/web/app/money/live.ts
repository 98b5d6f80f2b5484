import type { ChannelData } from '@cosmodrome/contract/channels';
import type { Account } from '@cosmodrome/contract/http/money';
import { heldStakes } from '@cosmodrome/rules/money/wallet';
import type { QueryClient } from '@tanstack/react-query';
import { onChannel, onResync } from '../platform/realtime/realtime.ts';
import { accountsQuery } from './queries.ts';

/** Keeps the wallets true. */
export function follow(client: QueryClient): () => void {
  const { queryKey } = accountsQuery();
  const stops = [
    onChannel('balance', (balance) => {
      const accounts = client.getQueryData<Account[]>(queryKey);
      if (accounts?.some(({ currency }) => currency === balance.currency)) {
        client.setQueryData(queryKey, withBalance(accounts, balance));
      } else void client.invalidateQueries({ queryKey });
    }),
    onResync(() => void client.invalidateQueries({ queryKey })),
  ];
  return () => stops.forEach((stop) => stop());
}

/**
 * A balance message replaces what that currency's account holds (spec 4). It does not count the stakes of unfinished
 * rounds: those stay as they were until the wallets are asked for again.
 */
export const withBalance = (accounts: readonly Account[], balance: ChannelData<'balance'>): Account[] =>
  accounts.map((each) =>
    each.currency === balance.currency
      ? { ...each, ...balance, available_to_bet_with_locked_cents: balance.amount_cents + heldStakes(each) }
      : each,
  );
