import type { Player } from '@cosmodrome/contract/http/profile';
import { untickedError } from '@cosmodrome/rules/profile/text-rules';
import { locales } from '@cosmodrome/rules/content/locales';
import { refuse } from '../../kernel/http/handler.ts';
import type { ProfileDeps } from '../deps.ts';
import { readPlayer } from '../read-player.ts';
import { changePlayer } from '../store.ts';

async function present(playerId: number, deps: ProfileDeps): Promise<Player> {
  const player = await readPlayer(deps.database, playerId, deps);
  if (!player) throw refuse(401, 'base', 'unauthenticated');
  return player;
}

/**
 * The player accepts the terms as they are now.
 * @throws Refusal 422 `terms_acceptance.must_be_checked`
 */
export async function acceptTerms(accepted: boolean, playerId: number, deps: ProfileDeps): Promise<Player> {
  const { database, clock } = deps;
  const unticked = untickedError(accepted);
  if (unticked) throw refuse(422, 'terms_acceptance', unticked.key);
  await changePlayer(database, playerId, { terms_accepted_at: clock.now() });
  return present(playerId, deps);
}

/** Sets the language of letters. @throws Refusal 422 `locale.unknown` for one that is not offered */
export async function setLanguage(locale: string, playerId: number, deps: ProfileDeps): Promise<Player> {
  const { database } = deps;
  const language = locales.find((code) => code === locale);
  if (!language) throw refuse(422, 'locale', 'unknown');
  await changePlayer(database, playerId, { language });
  return present(playerId, deps);
}
