import type { Player } from '@cosmodrome/contract/http/profile';
import { inferState } from '@cosmodrome/rules/profile/state-inference';
import { REGISTER_FIELD } from '@cosmodrome/rules/limits/register';
import { type ProfileField, sectionFields } from '../parts/sections.ts';

/** The wanted fields that a player can fill, in the order of the profile. A state that the postal code tells is not asked. */
export function askedFields(wanted: readonly string[], player: Player): ProfileField[] {
  const all = (['about', 'home', 'contact', 'bank'] as const).flatMap((section) =>
    sectionFields(section, player.country),
  );
  const told = wanted.includes('postal_code') || inferState(player.country, player.postal_code ?? '') !== null;
  const asked = all.filter((field) => wanted.includes(field) && !(field === 'state' && told));
  // A register wants it of everybody, wherever they live.
  return wanted.includes(REGISTER_FIELD) && !asked.includes(REGISTER_FIELD) ? [...asked, REGISTER_FIELD] : asked;
}
