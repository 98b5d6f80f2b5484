import { licences } from '../profile/licence.ts';

/** What the text below the footer depends on (spec 6: by licence, geo, group or locale). */
export interface CopyrightReader {
  licence: string;
  country: string | null;
  locale: string;
  groups: readonly string[];
}

const BASE = 'footer-copyright';

/**
 * The copyright text for a reader, of those an operator has written: the most special one wins. Names are
 * `footer-copyright`, then `-group-<id>`, `-<country>` (also a language of that country), `-<licence>`.
 * @param written ids of the texts there are
 */
export function copyrightText(
  written: readonly string[],
  { licence, country, locale, groups }: CopyrightReader,
): string | undefined {
  const region = locale.split('-')[1];
  // The licence of a country carries its code, and holds for those who play under it, not for those who live there.
  const isLicence = (code: string): boolean => (licences as readonly string[]).includes(code);
  const wanted = [
    ...groups.map((id) => `${BASE}-group-${id}`),
    ...(country === null || isLicence(country) ? [] : [`${BASE}-${country.toLowerCase()}`]),
    ...(region === undefined ? [] : [`${BASE}-${region.toLowerCase()}`]),
    `${BASE}-${licence.toLowerCase()}`,
    BASE,
  ];
  return wanted.find((id) => written.includes(id));
}
