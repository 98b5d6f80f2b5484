import { isCrypto } from '../money/currencies.ts';
import { EMAIL_MAX } from '../contact/email.ts';
import { ADDRESS_MAX, NAME_MAX, NICKNAME_MAX, NICKNAME_MIN, PHONE_MIN } from './text-rules.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '../identity/password.ts';

/** One field of a player, as forms ask for it. */
export interface FieldRule {
  field: string;
  type: 'string' | 'date' | 'boolean' | 'list';
  length?: { minimum?: number; maximum?: number };
  /** Cannot be changed by the player once it has a value. */
  onceSet?: true;
  inclusion?: readonly string[];
}

export const profileFields: readonly FieldRule[] = [
  { field: 'email', type: 'string', length: { maximum: EMAIL_MAX }, onceSet: true },
  { field: 'password', type: 'string', length: { minimum: PASSWORD_MIN, maximum: PASSWORD_MAX } },
  { field: 'nickname', type: 'string', length: { minimum: NICKNAME_MIN, maximum: NICKNAME_MAX } },
  { field: 'first_name', type: 'string', length: { maximum: NAME_MAX }, onceSet: true },
  { field: 'last_name', type: 'string', length: { maximum: NAME_MAX }, onceSet: true },
  { field: 'date_of_birth', type: 'date', onceSet: true },
  { field: 'gender', type: 'list', inclusion: ['m', 'f'] },
  { field: 'country', type: 'list', onceSet: true },
  { field: 'currency', type: 'list' },
  { field: 'city', type: 'string', length: { maximum: NAME_MAX } },
  { field: 'address', type: 'string', length: { maximum: ADDRESS_MAX } },
  { field: 'postal_code', type: 'string', length: { maximum: 12 } },
  { field: 'state', type: 'string', length: { maximum: NAME_MAX } },
  { field: 'mobile_phone', type: 'string', length: { minimum: PHONE_MIN, maximum: 32 } },
  { field: 'personal_id_number', type: 'string', length: { minimum: 11, maximum: 11 }, onceSet: true },
  { field: 'iban', type: 'string', length: { maximum: 42 } },
  { field: 'receive_promos', type: 'boolean' },
  { field: 'receive_sms_promos', type: 'boolean' },
  { field: 'terms_acceptance', type: 'boolean' },
  { field: 'age_acceptance', type: 'boolean' },
];

/** Personal data that a fiat player's profile popup insists on (spec 5). */
const identityFields: readonly string[] = [
  'first_name',
  'last_name',
  'date_of_birth',
  'country',
  'address',
  'postal_code',
  'city',
  'mobile_phone',
];

/** The fields that have no value yet, in the order they are asked. */
export const emptyFields = (fields: readonly string[], values: Readonly<Record<string, unknown>>): string[] =>
  fields.filter((field) => values[field] === null || values[field] === undefined || values[field] === '');

/** What a player has to tell before money of a currency moves: the popup asks it, and a cashout is refused without. */
export const missingIdentity = (currency: string, values: Readonly<Record<string, unknown>>): string[] =>
  isCrypto(currency) ? [] : emptyFields(identityFields, values);

/** Which fields each situation asks for; a policy may add to those of registration. */
export const fieldContexts: Readonly<Record<string, readonly string[]>> = {
  registration: ['email', 'password', 'country', 'currency', 'terms_acceptance', 'age_acceptance'],
  deposit: [],
  cashout: identityFields,
  edition: [
    'nickname',
    'first_name',
    'last_name',
    'date_of_birth',
    'gender',
    'city',
    'address',
    'postal_code',
    'state',
    'mobile_phone',
    'personal_id_number',
    'iban',
    'receive_promos',
    'receive_sms_promos',
  ],
  authentic: ['email'],
};
