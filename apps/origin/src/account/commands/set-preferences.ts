import type { Player, Subscriptions } from '@cosmodrome/contract/http/account';
import { inTransaction, tablesOf } from '@cosmodrome/database';
import { untickedError } from '@cosmodrome/rules/account/text-rules';
import { locales } from '@cosmodrome/rules/content/locales';
import { refuse } from '../../kernel/http/handler.ts';
import type { AccountDeps } from '../deps.ts';
import { presentSubscriptions } from '../present.ts';
import { readPlayer } from '../read-player.ts';
import { findPlayer } from '../store.ts';
import type { AccountTables } from '../tables.ts';

async function present(playerId: number, deps: AccountDeps): Promise<Player> {
  const player = await readPlayer(deps.database, playerId, deps);
  if (!player) throw refuse(401, 'base', 'unauthenticated');
  return player;
}

/**
 * The player accepts the terms as they are now.
 * @throws Refusal 422 `terms_acceptance.must_be_checked`
 */
export async function acceptTerms(accepted: boolean, playerId: number, deps: AccountDeps): Promise<Player> {
  const { database, clock } = deps;
  const unticked = untickedError(accepted);
  if (unticked) throw refuse(422, 'terms_acceptance', unticked.key);
  const set = { terms_accepted_at: clock.now() };
  await tablesOf<AccountTables>(database).updateTable('players').set(set).where('id', '=', playerId).execute();
  return present(playerId, deps);
}

/** Sets the language of letters. @throws Refusal 422 `locale.unknown` for one that is not offered */
export async function setLanguage(locale: string, playerId: number, deps: AccountDeps): Promise<Player> {
  const { database } = deps;
  const language = locales.find((code) => code === locale);
  if (!language) throw refuse(422, 'locale', 'unknown');
  await tablesOf<AccountTables>(database).updateTable('players').set({ language }).where('id', '=', playerId).execute();
  return present(playerId, deps);
}

/** What the player wants to be sent, with the changes, if there are any. */
export function subscriptions(
  changes: { [K in keyof Subscriptions]?: Subscriptions[K] | undefined },
  playerId: number,
  { database }: AccountDeps,
): Promise<Subscriptions> {
  return inTransaction<AccountTables, Subscriptions>(database, async (trx) => {
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    if (Object.keys(given).length > 0) {
      await trx.updateTable('players').set(given).where('id', '=', playerId).execute();
    }
    const row = await findPlayer(trx, playerId);
    if (!row) throw refuse(401, 'base', 'unauthenticated');
    return presentSubscriptions(row);
  });
}
