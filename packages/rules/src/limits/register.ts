/** National registers of people who may not gamble (player protection R6). */

import type { Licence } from '../profile/licence.ts';

/** Lengths that a ban in the register may have, in months. */
export const BAN_MONTHS = { min: 6, max: 36 } as const;

export const isBanLength = (months: number): boolean =>
  Number.isInteger(months) && months >= BAN_MONTHS.min && months <= BAN_MONTHS.max;

/** The field of the profile by which the register knows people. */
export const REGISTER_FIELD = 'personal_id_number';

/** Whether one of these licences has a register asked: that of an account, and that of the host it is used on. */
export const hasRegister = (...licences: readonly Licence[]): boolean => licences.includes('EE');

/** The end of a ban that begins now: the same day of a later month, or that month's last day. */
export function banEnd(from: Date, months: number): Date {
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(from.getUTCMonth() + months);
  end.setUTCDate(Math.min(from.getUTCDate(), last));
  return end;
}
