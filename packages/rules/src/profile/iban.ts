import type { FieldError } from '../field-error.ts';

/** Lengths by country, of those whose accounts are paid to. */
const lengths: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  BR: 29,
  CH: 21,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  IE: 22,
  IT: 27,
  KZ: 20,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  SE: 24,
  SI: 19,
  SK: 24,
};

/** One spelling for one account: capitals, no spaces. */
export const plainIban = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** The number as people read it, in groups of four. */
export const writtenIban = (iban: string): string =>
  plainIban(iban)
    .match(/.{1,4}/g)
    ?.join(' ') ?? '';

/** Remainder by 97 of the number that the letters and digits make (ISO 13616), digit by digit. */
function remainder(iban: string): number {
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest;
}

export function ibanError(text: string): FieldError | null {
  const iban = plainIban(text);
  const right = /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) && iban.length === lengths[iban.slice(0, 2)];
  return right && remainder(iban) === 1 ? null : { key: 'iban_invalid' };
}

/** The group of players whose account is in Lithuania (spec 5 and 6). */
export const LITHUANIAN_ACCOUNT_GROUP = '1101';

export const isLithuanian = (iban: string): boolean => plainIban(iban).startsWith('LT');
