import type { Player } from '@cosmodrome/contract/http/profile';
import type { QueryClient } from '@tanstack/react-query';
import { playerQuery } from '../../platform/session/player.ts';
import { apiOf, callKey } from '../../platform/queries/query.ts';

/** What is offered depends on the code that is set, and the other way round. */
async function refresh(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: callKey('bonuses.codeTerms') }),
    client.invalidateQueries({ queryKey: callKey('bonuses.deposit') }),
  ]);
}

/** An answer that was on its way before the change knows nothing of it: it must not come last. */
async function keepPlayer(client: QueryClient, player: Player): Promise<void> {
  const { queryKey } = playerQuery();
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, player);
}

/** Sets the code for the next deposit. Throws `ApiError`. */
export async function setDepositCode(client: QueryClient, code: string): Promise<void> {
  await keepPlayer(client, await apiOf(client)('bonuses.setCode', { body: { deposit_bonus_code: code } }));
  await refresh(client);
}

/** Sets no code for the next deposit. Throws `ApiError`. */
export async function clearDepositCode(client: QueryClient): Promise<void> {
  await keepPlayer(client, await apiOf(client)('bonuses.clearCode'));
  await refresh(client);
}

/** Switches bonuses on. Throws `ApiError`. */
export async function wishBonuses(client: QueryClient): Promise<void> {
  await keepPlayer(client, await apiOf(client)('bonuses.settings', { body: { can_issue: true } }));
}
