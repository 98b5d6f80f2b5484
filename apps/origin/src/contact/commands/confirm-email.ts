import type { CallAnswer } from '@cosmodrome/contract/calls';
import { inTransaction } from '@cosmodrome/database';
import { refuse, type CallContext } from '../../kernel/http/handler.ts';
import { confirmAddress } from '../confirm-address.ts';
import type { ContactDeps } from '../deps.ts';
import { findLink, takeLink } from '../links.ts';
import { readPlayer, findPlayer } from '../../profile/index.ts';

/**
 * Confirms the player's address. Opening the link again within its time is answered the same; a token signs nobody in,
 * so that only the player's own session gets the player.
 *
 * @throws Refusal 422 `confirmation_token.invalid` for a token that is unknown or too old
 */
export async function confirmEmail(
  token: string,
  { caller }: CallContext,
  deps: ContactDeps,
): Promise<CallAnswer<'contact.confirmEmail'>> {
  const { database, clock } = deps;
  const unusable = () => refuse(422, 'confirmation_token', 'invalid');
  const link = await findLink(database, 'confirmation', token, clock.now());
  if (!link) throw unusable();
  return inTransaction(database, async (trx) => {
    const now = clock.now();
    await takeLink(trx, 'confirmation', token, now);
    await confirmAddress(trx, link.player_id, now);
    const row = await findPlayer(trx, link.player_id);
    if (!row?.confirmed_at || row.closed_at !== null) throw unusable();
    const own = caller?.playerId === link.player_id ? await readPlayer(trx, link.player_id, deps) : null;
    return own ?? { confirmed_at: row.confirmed_at.toISOString() };
  });
}
