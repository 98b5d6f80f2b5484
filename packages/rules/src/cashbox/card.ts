/** Checks of a payment card (spec 5). The number itself is only ever handled where the provider's page takes it. */

export type CardError = 'card_number_invalid' | 'bank_not_possible' | 'expiration_invalid' | 'card_expired';

/** Issuer ranges that are not taken: prefixes of the number. */
const refusedRanges: readonly string[] = ['00', '999999'];

const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    let digit = Number(digits[digits.length - 1 - place]);
    if (place % 2 === 1) {
      digit *= 2;
      if (digit > 9) digit -= 9;
    }
    sum += digit;
  }
  return sum % 10 === 0;
}

/** The digits of a number that may be charged, or why not. 12 to 19 digits with a right check digit. */
export function readCardNumber(text: string): { digits: string } | { error: CardError } {
  const digits = digitsOf(text);
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return { error: 'card_number_invalid' };
  if (refusedRanges.some((range) => digits.startsWith(range))) return { error: 'bank_not_possible' };
  return { digits };
}

/** Month and four-digit year of an `MM/YY`, valid to the end of that month, or why not. */
export function readCardExpiry(text: string, now: Date): { month: number; year: number } | { error: CardError } {
  const match = /^\s*(\d{2})\s*\/\s*(\d{2})\s*$/.exec(text);
  const month = Number(match?.[1]);
  const year = 2000 + Number(match?.[2]);
  if (!match || month < 1 || month > 12) return { error: 'expiration_invalid' };
  const monthsLeft = (year - now.getUTCFullYear()) * 12 + month - (now.getUTCMonth() + 1);
  return monthsLeft < 0 ? { error: 'card_expired' } : { month, year };
}

/** What may be kept of a number. */
export function cardSummary(digits: string): { first6: string; last4: string } {
  return { first6: digits.slice(0, 6), last4: digits.slice(-4) };
}
