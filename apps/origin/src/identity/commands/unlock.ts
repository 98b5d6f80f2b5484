import { inTransaction } from '@cosmodrome/database';
import { refuse } from '../../kernel/http/handler.ts';
import type { IdentityDeps } from '../deps.ts';
import { takeLink, voidLinks } from '../../contact/index.ts';
import { findPlayer } from '../../profile/index.ts';

/**
 * Opens a paused sign-in with the token of a letter (player-protection R26). It signs nobody in.
 * @throws Refusal 422 `unlock_token.invalid` for a token that is unknown, used or too old
 */
export async function unlock(token: string, { database, clock, throttle }: IdentityDeps): Promise<undefined> {
  const email = await inTransaction(database, async (trx) => {
    const playerId = await takeLink(trx, 'unlock', token, clock.now());
    const player = playerId === null ? undefined : await findPlayer(trx, playerId);
    if (!player || player.closed_at !== null) throw refuse(422, 'unlock_token', 'invalid');
    await voidLinks(trx, player.id, 'unlock');
    return player.email;
  });
  await throttle.unlock(email);
  return undefined;
}
