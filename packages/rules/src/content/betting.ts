/**
 * Sports are bet on at a site of its own, where a host has one (spec 6: not for Estonia), and not by visitors from
 * restricted countries (spec 2.3): neither links nor addresses lead them there.
 */
export const maySeeBetting = (country: string | null, restricted: boolean): boolean => country !== 'EE' && !restricted;

/** What may follow `/sport` or `#sport_`: words and slashes, so that it leads nowhere but into the betting site. */
const PLACE = /^[\w-]+(?:\/[\w-]+)*$/;

/** Address at the betting site; its front page for a place that it cannot have. */
export function bettingAddress(site: string, place: string): string {
  const base = site.replace(/\/+$/, '');
  return PLACE.test(place) ? `${base}/${place}` : `${base}/`;
}
