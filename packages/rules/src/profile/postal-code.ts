import type { FieldError } from '../field-error.ts';

/** Postal codes of the countries an account can be opened in; another country's is only measured. */
const patterns: Readonly<Record<string, RegExp>> = {
  AT: /^[1-9]\d{3}$/,
  // The Northern Territory and parts of the capital's are written with their leading zero or without it.
  AU: /^(0?[289]\d{2}|[1-9]\d{3})$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
  DE: /^\d{5}$/,
  EE: /^\d{5}$/,
  IT: /^\d{5}$/,
  NO: /^\d{4}$/,
  NZ: /^\d{4}$/,
};

export function postalCodeError(code: string, country: string): FieldError | null {
  const pattern = patterns[country] ?? /^[A-Za-z0-9][A-Za-z0-9 -]{1,11}$/;
  return pattern.test(code.trim()) ? null : { key: 'postal_code' };
}
