import { isCalendarDate, parseBirthDate } from '@cosmodrome/rules/profile/birth-date';
import { plainIban } from '@cosmodrome/rules/profile/iban';
import { countriesWithStates, inferState } from '@cosmodrome/rules/profile/state-inference';

/** A field of the profile as it is kept: an emptied one is forgotten, a typed date becomes the wire's. */
export function plainValue(field: string, value: string): string | null {
  const plain = value.trim();
  if (plain === '') return null;
  if (field === 'iban') return plainIban(plain);
  return field === 'date_of_birth' && !isCalendarDate(plain) ? parseBirthDate(plain) : plain;
}

/** The state that a postal code tells (spec 5); null where it tells none. */
export const toldState = (country: string, postalCode: string | null | undefined): string | null =>
  postalCode && countriesWithStates.includes(country) ? inferState(country, postalCode) : null;
