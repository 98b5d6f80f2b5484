import type { Connection } from '@cosmodrome/database';
import { PROFILE_DETAILS, type Facts } from '@cosmodrome/rules/achievements/facts';
import { findPlayer } from './store.ts';

/** What the profile says for achievements. */
export async function profileFacts(connection: Connection, playerId: number): Promise<Facts> {
  const player = await findPlayer(connection, playerId);
  if (!player) return {};
  return {
    address_confirmed: player.confirmed_at === null ? 0 : 1,
    verified: player.verified ? 1 : 0,
    profile_details: PROFILE_DETAILS.filter((field) => player[field] !== null).length,
  };
}
