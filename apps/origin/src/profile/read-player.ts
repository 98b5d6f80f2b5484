import type { Connection } from '@cosmodrome/database';
import type { Player } from '@cosmodrome/contract/http/profile';
import { wallets } from '../ledger/index.ts';
import { presentPlayer, type ShownTerms } from './present.ts';
import { findPlayer, groupsOf, termsChangedAt } from './store.ts';

/** The player as the contract has it; null when there is none with that id. */
export async function readPlayer(
  connection: Connection,
  playerId: number,
  { levels, managers }: ShownTerms,
): Promise<Player | null> {
  const row = await findPlayer(connection, playerId);
  if (!row) return null;
  const groupIds = await groupsOf(connection, playerId);
  const selected = (await wallets(connection, playerId)).find((wallet) => wallet.active);
  const terms = await termsChangedAt(connection);
  return presentPlayer(row, groupIds, {
    currency: selected?.currency ?? row.currency,
    terms,
    levels,
    managers,
  });
}
