import { ageAt } from './birth-date.ts';
import { type Licence, minimumAge } from './licence.ts';

/** Years an account has to have completed on a host: of both licences' ages the higher one. */
export const ageAsked = (own: Licence, here: Licence): number => Math.max(minimumAge(own), minimumAge(here));

/** The field of the profile that tells an age. */
export const AGE_FIELD = 'date_of_birth';

/**
 * Whether the player of an account is old enough for the age that counts where they are. Everybody has stated the age of
 * the account's own licence; a higher one has to be known: `unknown` until the day of birth has been told.
 * @param birthDate `yyyy-mm-dd`, or null for a player who has not told it
 */
export function ageStanding(
  birthDate: string | null,
  { own, asked, now }: { own: Licence; asked: number; now: Date },
): 'old_enough' | 'too_young' | 'unknown' {
  if (birthDate === null) return asked > minimumAge(own) ? 'unknown' : 'old_enough';
  return ageAt(birthDate, now) < asked ? 'too_young' : 'old_enough';
}
