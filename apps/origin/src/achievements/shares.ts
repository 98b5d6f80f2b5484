import type { Connection } from '@cosmodrome/database';
import { countPlayers } from '../profile/index.ts';
import { countReached } from './store.ts';

/** What part of all players has reached each achievement, between 0 and 1; one that nobody has is left out. */
export async function sharesOf(connection: Connection): Promise<ReadonlyMap<string, number>> {
  const players = await countPlayers(connection);
  const counted = await countReached(connection);
  // Somebody may have joined between the two counts.
  return new Map(counted.map(({ identifier, reached }) => [identifier, Math.min(1, reached / Math.max(1, players))]));
}
