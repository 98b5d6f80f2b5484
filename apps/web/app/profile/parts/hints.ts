import { profileFields } from '@cosmodrome/rules/profile/profile-fields';

const onceSet = new Set(profileFields.filter((rule) => rule.onceSet).map(({ field }) => field));
const explained = new Set(['nickname', 'date_of_birth', 'state', 'personal_id_number', 'iban']);

/** True for a field that can be given once. */
export const isOnceSet = (field: string): boolean => onceSet.has(field);

/** True for a field with a hint of its own: how it is written, or what it is for. */
export const isExplained = (field: string): boolean => explained.has(field);

/** True for a field with a line of text below it. */
export const hasHint = (field: string): boolean => isExplained(field) || isOnceSet(field);
