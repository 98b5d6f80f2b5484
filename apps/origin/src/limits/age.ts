import type { Connection } from '@cosmodrome/database';
import { AGE_FIELD, ageAsked, ageStanding } from '@cosmodrome/rules/profile/age';
import { minimumAge, type Licence } from '@cosmodrome/rules/profile/licence';
import { jurisdictionOf, playerFacts } from '../profile/index.ts';
import { refuse, type Refusal } from '../kernel/http/handler.ts';

/** What a host asks an account to have told before real play, so that its age can be known. */
export async function ageFields(connection: Connection, playerId: number, here: Licence): Promise<readonly string[]> {
  const { licence: own } = await jurisdictionOf(connection, playerId);
  return ageAsked(own, here) > minimumAge(own) ? [AGE_FIELD] : [];
}

/**
 * Why a player may not play and pay in where the host asks for a higher age than the account's own licence: too young, or
 * it is not known; null when they may.
 */
export async function ageRefusal(
  connection: Connection,
  playerId: number,
  { here, now }: { here: Licence; now: Date },
): Promise<Refusal | null> {
  const player = await playerFacts(connection, playerId);
  if (!player) return null;
  const own = player.license_name;
  const asked = ageAsked(own, here);
  const standing = ageStanding(player.date_of_birth, { own, asked, now });
  if (standing === 'unknown') return refuse(422, AGE_FIELD, 'required');
  return standing === 'too_young' ? refuse(422, 'base', 'too_young_here', { age: asked }) : null;
}
