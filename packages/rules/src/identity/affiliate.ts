/** Who sent a visitor (spec 7 and 9): tags in the address, kept in cookies until an account is opened. */
export const STAG_COOKIE = 'partner-stag';
export const AFFB_COOKIE = 'partner-affb_id';
/** Seconds: thirty days. */
export const TAG_LIFE = 30 * 86_400;

const DEFAULT_AFFB = '122';
const SEARCH_AFFB = '241';
/** A label of the host that is a search engine's name: `www.google.de`, `search.yahoo.com`. */
const SEARCH_ENGINE = /(?:^|\.)(?:google|bing|yahoo)\.[a-z.]{2,12}$/;
/** What a partner's tag looks like. */
export const TAG = /^[\w.:-]{1,128}$/;

export interface AffiliateTags {
  stag?: string;
  affb_id?: string;
}

/** A tag as it may be kept; undefined for anything that is none. */
export const plainTag = (text: string | null | undefined): string | undefined =>
  text !== null && text !== undefined && TAG.test(text) ? text : undefined;

/** The name of the host of an address; empty where it is none. */
export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '');

/**
 * What an address and the page before it say about who sent the visitor. A visit that says nothing changes nothing.
 * @param referrer whole address of the page before, or empty
 * @param stagByReferrer the tag of visitors who come without one from a host, or from one below it, by its name
 */
export function tagsOfVisit(
  search: URLSearchParams,
  referrer: string,
  stagByReferrer: Readonly<Record<string, string>> = {},
): AffiliateTags {
  const host = hostOf(referrer);
  const [, ofHost] = Object.entries(stagByReferrer).find(([name]) => host === name || host.endsWith(`.${name}`)) ?? [];
  const stag = plainTag(search.get('stag')) ?? ofHost;
  const given = plainTag(search.get('affb_id'));
  const affbId = given ?? (SEARCH_ENGINE.test(host) ? SEARCH_AFFB : undefined);
  return { ...(stag !== undefined && { stag }), ...(affbId !== undefined && { affb_id: affbId }) };
}

/** The tags a new account is opened with, from the cookies; nobody's visitor belongs to the house. */
export const tagsOfAccount = (
  stag: string | undefined,
  affbId: string | undefined,
): { stag: string | null; affb_id: string } => ({
  stag: plainTag(stag) ?? null,
  affb_id: plainTag(affbId) ?? DEFAULT_AFFB,
});
