import type { Player, PlayerEdit } from '@cosmodrome/contract/http/profile';
import { writtenIban } from '@cosmodrome/rules/profile/iban';
import { askedFieldError, profileFieldError } from '@cosmodrome/rules/profile/profile-check';
import { countriesWithStates } from '@cosmodrome/rules/profile/state-inference';
import type { FieldError } from '@cosmodrome/rules/field-error';
import { isOnceSet } from './hints.ts';

/** Offers have a form of their own. */
export type ProfileField = Exclude<keyof PlayerEdit, 'receive_promos' | 'receive_sms_promos'>;
export type SectionName = 'about' | 'home' | 'contact' | 'bank';

/** What each section asks, in order. Country and e-mail are shown there but never changed. `register`: one may be asked. */
export function sectionFields(section: SectionName, country: string, register = false): readonly ProfileField[] {
  switch (section) {
    case 'about':
      return [
        'first_name',
        'last_name',
        'date_of_birth',
        // Estonian law asks for the code of its register.
        ...(country === 'EE' || register ? (['personal_id_number'] as const) : []),
        'gender',
        'nickname',
      ];
    case 'home':
      return ['address', 'postal_code', 'city', ...(countriesWithStates.includes(country) ? (['state'] as const) : [])];
    case 'contact':
      return ['mobile_phone'];
    case 'bank':
      return ['iban'];
  }
}

/** True for a field that keeps its first value, once it has one. */
export const isLocked = (field: ProfileField, player: Player): boolean => isOnceSet(field) && player[field] !== null;

/** The form's values of a section; a date and an account number as they are typed. */
export function valuesOf(fields: readonly ProfileField[], player: Player): Record<string, string | boolean> {
  return Object.fromEntries(
    fields.map((field) => {
      const value = player[field];
      if (field === 'date_of_birth') return [field, typedDate(player.date_of_birth)];
      return [field, field === 'iban' ? writtenIban(player.iban ?? '') : (value ?? '')];
    }),
  );
}

/** `1990-12-31` as `31/12/1990`. */
export function typedDate(date: string | null): string {
  return date === null ? '' : date.split('-').toReversed().join('/');
}

type Rule = (text: string) => FieldError | null;

/** The rules of fields as the origin holds to them. An emptied field is forgotten, so it is never wrong. */
export function sectionRules(fields: readonly ProfileField[], player: Player, now: () => Date): Record<string, Rule> {
  return rulesOf(profileFieldError, fields, player, now);
}

function rulesOf(
  check: typeof profileFieldError,
  fields: readonly ProfileField[],
  player: Player,
  now: () => Date,
): Record<string, Rule> {
  const { country, license_name: licence } = player;
  const open = fields.filter((field) => !isLocked(field, player));
  return Object.fromEntries(
    open.map((field) => [field, (text) => check(field, text, { country, licence, now: now() })]),
  );
}

/** The same rules where each field has to be filled. */
export function requiredRules(fields: readonly ProfileField[], player: Player, now: () => Date): Record<string, Rule> {
  return rulesOf(askedFieldError, fields, player, now);
}

/** What to send: changed fields only. `gender` is one of two or left out. */
export function changesOf(
  values: Readonly<Record<string, string | boolean>>,
  before: Readonly<Record<string, string | boolean>>,
): Partial<PlayerEdit> {
  const changed = Object.entries(values).filter(([field, value]) => value !== before[field]);
  return Object.fromEntries(changed.filter(([field, value]) => field !== 'gender' || value !== ''));
}
