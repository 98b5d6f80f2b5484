import { HINT_COOKIE } from './hint.ts';

/** What a signed-in visitor's page asks for in its first call. */
export const bootCalls = {
  'profile.player': 'api/player',
  'money.accounts': 'api/player/accounts',
  'games.played': 'api/player/played_games',
  'games.favorites': 'api/player/favorite_games',
  'limits.protection': 'api/player/protection',
  'gifts.list': 'api/v2/bonuses',
} as const;

export type BootCall = keyof typeof bootCalls;
export type BootAnswer = Record<string, { status: number; body: unknown }>;

declare global {
  interface Window {
    /** The batch call that the document started before the bundle arrived. */
    __boot?: Promise<BootAnswer | null> | undefined;
  }
}

/**
 * Inline script of the document: when somebody is signed in, their data is on its way before the bundle is. It is the same
 * in every document, so its hash is, too. A function, so that the browser's bundle has none of it.
 */
export function bootScript(): string {
  const urls = Object.values(bootCalls).map((url) => `url[]=${url}`);
  return `if(/(^|; *)${HINT_COOKIE}=1(;|$)/.test(document.cookie))window.__boot=fetch(${JSON.stringify(
    `/batch?${urls.join('&')}`,
  )},{headers:{"X-Requested-With":"XMLHttpRequest",Accept:"application/vnd.s.v2+json","Accept-Language":document.documentElement.lang}}).then(function(r){return r.ok?r.json():null},function(){return null})`;
}
