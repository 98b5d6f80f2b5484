/** Accounts at banks that money is paid out to (bank transfer). The form asks it before the origin does. */
import { ibanError, plainIban } from '../profile/iban.ts';
import type { FieldError } from '../field-error.ts';

/** Currencies whose banks know an account by its IBAN alone. */
const byIban: ReadonlySet<string> = new Set(['EUR', 'NOK', 'PLN', 'KZT']);

/** Whether payouts in a currency go to an IBAN; elsewhere the number as the country writes it does as well. */
export const needsIban = (currency: string): boolean => byIban.has(currency);

/** One spelling for one account: capitals, without what only separates its parts. */
export const plainAccount = (text: string): string => plainIban(text).replaceAll(/[-./]/g, '');

/** Why nothing can be paid to an account in a currency; null when it can. */
export function bankAccountError(text: string, currency: string): FieldError | null {
  const account = plainAccount(text);
  if (account === '') return { key: 'required' };
  if (needsIban(currency) || /^[A-Z]{2}\d{2}[A-Z0-9]{11,}$/.test(account)) return ibanError(account);
  // The bank's code (BSB, sort code, routing number, IFSC) and the number of the account, as one.
  return /^[A-Z0-9]{6,34}$/.test(account) && /\d{4}/.test(account) ? null : { key: 'bank_account_invalid' };
}
