/** Countries an account can be opened in (spec 1), with the currency their visitors start with. */
export interface CountryRule {
  code: string;
  currency: string;
}

export const visibleCountries: readonly CountryRule[] = [
  { code: 'CA', currency: 'CAD' },
  { code: 'AU', currency: 'AUD' },
  { code: 'DE', currency: 'EUR' },
  { code: 'NZ', currency: 'NZD' },
  { code: 'IT', currency: 'EUR' },
  { code: 'EE', currency: 'EUR' },
  { code: 'AT', currency: 'EUR' },
  { code: 'NO', currency: 'NOK' },
];

export const countryRule = (code: string): CountryRule | undefined =>
  visibleCountries.find((country) => country.code === code);
