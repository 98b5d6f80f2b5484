/** The state of an address from its postal code (spec 5), for the two countries that have the field. */

/** Ranges of Australian postal codes, both ends included. */
const australia: readonly (readonly [state: string, from: number, to: number])[] = [
  ['New South Wales', 1000, 2599],
  ['New South Wales', 2619, 2899],
  ['New South Wales', 2921, 2999],
  ['Australian Capital Territory', 200, 299],
  ['Australian Capital Territory', 2600, 2618],
  ['Australian Capital Territory', 2900, 2920],
  ['Victoria', 3000, 3999],
  ['Victoria', 8000, 8999],
  ['Queensland', 4000, 4999],
  ['Queensland', 9000, 9999],
  ['South Australia', 5000, 5999],
  ['Western Australia', 6000, 6797],
  ['Western Australia', 6800, 6999],
  ['Tasmania', 7000, 7999],
  ['Northern Territory', 800, 999],
];

/** Canadian provinces by the first letter of the code. */
const canada: Readonly<Record<string, string>> = {
  A: 'Newfoundland and Labrador',
  B: 'Nova Scotia',
  C: 'Prince Edward Island',
  E: 'New Brunswick',
  G: 'Quebec',
  H: 'Quebec',
  J: 'Quebec',
  K: 'Ontario',
  L: 'Ontario',
  M: 'Ontario',
  N: 'Ontario',
  P: 'Ontario',
  R: 'Manitoba',
  S: 'Saskatchewan',
  T: 'Alberta',
  V: 'British Columbia',
  X: 'Northwest Territories',
  Y: 'Yukon',
};

/** Countries whose players have a state. */
export const countriesWithStates: readonly string[] = ['AU', 'CA'];

/** The state's name, or null where the country has none or no range holds the code. */
export function inferState(country: string, postalCode: string): string | null {
  const code = postalCode.trim();
  if (country === 'CA') return canada[code.charAt(0).toUpperCase()] ?? null;
  if (country !== 'AU' || !/^\d{3,4}$/.test(code)) return null;
  const number = Number(code);
  return australia.find(([, from, to]) => number >= from && number <= to)?.[0] ?? null;
}
