/**
 * What a policy may ask at registration beside what it always asks (spec 3: the context `registration`), in the order in
 * which it is asked. A state is told by the postal code, and an account number is nobody's business before there is
 * something to pay out.
 */
export const REGISTRATION_EXTRAS = [
  'first_name',
  'last_name',
  'date_of_birth',
  'gender',
  'nickname',
  'personal_id_number',
  'address',
  'postal_code',
  'city',
  'mobile_phone',
] as const;

/** A field of the profile that registration may ask for. */
export type RegistrationExtra = (typeof REGISTRATION_EXTRAS)[number];

/** Those of the named fields that registration may ask for, in the order in which it does. */
export const registrationExtras = (named: readonly string[]): RegistrationExtra[] =>
  REGISTRATION_EXTRAS.filter((field) => named.includes(field));
