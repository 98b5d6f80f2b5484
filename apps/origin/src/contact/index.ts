import type { Connection } from '@cosmodrome/database';
import { findPlayer, type PlayerRow } from '../profile/index.ts';

export { askForLetter } from './commands/ask-letter.ts';
export { ADDRESS_CONFIRMED, confirmAddress } from './confirm-address.ts';
export { askLetter, type SecurityNews } from './letters.ts';
export { findLink, takeLink, voidLinks } from './links.ts';
export { forgetRestoreIds } from './restore-ids.ts';

/** Where mail for a player goes, in which language, and under which name of the site; null for an unknown id. */
export async function mailAddress(
  connection: Connection,
  playerId: number,
): Promise<Pick<PlayerRow, 'email' | 'language' | 'host'> | null> {
  const row = await findPlayer(connection, playerId);
  return row ? { email: row.email, language: row.language, host: row.host } : null;
}
