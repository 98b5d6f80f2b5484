/** What a visitor is told once, before anything else is asked (spec 1, 4 and 9). */

/** Answered with the cookie notice: `all`, or `necessary` by those who want no partner remembered. */
export const COOKIES_ACCEPTED = 'cookies_accepted';
export type CookieChoice = 'all' | 'necessary';
/** Set by who has read the card for visitors from Australia. */
export const EMP_APPROVED = 'emp_approved';
/** Seconds: a year. */
export const NOTICE_LIFE = 365 * 86_400;
/** Milliseconds before the first notice: the page comes first. */
export const NOTICE_DELAY = 1500;

export type Notice = 'cookies' | 'emp';

/** The European Economic Area, Switzerland and the United Kingdom: where the law wants cookies explained. */
const COOKIE_COUNTRIES = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);
const EMP_COUNTRY = 'AU';

/** The notice a visitor from a country still has to see; null when there is none. */
export function openNotice(country: string | null, answered: (cookie: string) => boolean): Notice | null {
  if (COOKIE_COUNTRIES.has(country ?? '') && !answered(COOKIES_ACCEPTED)) return 'cookies';
  return country === EMP_COUNTRY && !answered(EMP_APPROVED) ? 'emp' : null;
}

/** Whether cookies may be kept that the site works without: until somebody says no (spec 9: the partner's tags). */
export const mayRememberPartner = (choice: string | undefined): boolean =>
  choice !== ('necessary' satisfies CookieChoice);
