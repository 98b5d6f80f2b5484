import type { ChannelData } from '@cosmodrome/contract/channels';
import type { Account } from '@cosmodrome/contract/http/cashbox';
import type { QueryClient } from '@tanstack/react-query';
import { followIdle, playerQuery } from '../account/index.ts';
import { accountsQuery, followPayments } from '../cashbox/index.ts';
import { followAwards, followJackpots } from '../jackpots/index.ts';
import { followLimits } from '../limits/index.ts';
import { connect, onChannel, onResync } from '../platform/realtime/realtime.ts';

/** Connects as the player and keeps wallets and groups true. Answers the function that stops following. */
export function follow(client: QueryClient): () => void {
  const { queryKey } = accountsQuery();
  const stops = [
    onChannel('balance', (balance) => {
      const accounts = client.getQueryData<Account[]>(queryKey);
      if (accounts?.some(({ currency }) => currency === balance.currency)) {
        client.setQueryData(queryKey, withBalance(accounts, balance));
      } else void client.invalidateQueries({ queryKey });
    }),
    onChannel('groups_updates', ({ statuses }) => {
      client.setQueryData(playerQuery().queryKey, (player: object | undefined) => player && { ...player, statuses });
    }),
    onResync(() => void client.invalidateQueries({ queryKey })),
    followPayments(client),
    followLimits(client),
    followJackpots(client),
    followAwards(),
    followIdle(),
  ];
  void connect('player');
  return () => stops.forEach((stop) => stop());
}

/** A balance message replaces what that currency's account holds (spec 4). */
export const withBalance = (accounts: readonly Account[], balance: ChannelData<'balance'>): Account[] =>
  accounts.map((each) => (each.currency === balance.currency ? { ...each, ...balance } : each));
