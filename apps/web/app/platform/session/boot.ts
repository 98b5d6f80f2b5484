import { HINT_COOKIE } from './hint.ts';

/** What a signed-in visitor's page asks for in its first call. */
export const bootCalls = {
  'account.player': 'api/player',
  'cashbox.accounts': 'api/player/accounts',
  'games.played': 'api/player/played_games',
  'games.favorites': 'api/player/favorite_games',
  'limits.protection': 'api/player/protection',
} as const;

export type BootCall = keyof typeof bootCalls;
export type BootAnswer = Record<string, { status: number; body: unknown }>;

declare global {
  interface Window {
    /** The batch call that the document started before the bundle arrived. */
    __boot?: Promise<BootAnswer | null> | undefined;
  }
}

const address = `/batch?${Object.values(bootCalls)
  .map((url) => `url[]=${url}`)
  .join('&')}`;

/**
 * Inline script of the document: when somebody is signed in, their data is on its way before the bundle is. It is the same
 * in every document, so its hash is, too.
 */
export const bootScript = `if(/(^|; *)${HINT_COOKIE}=1(;|$)/.test(document.cookie))window.__boot=fetch(${JSON.stringify(
  address,
)},{headers:{"X-Requested-With":"XMLHttpRequest",Accept:"application/vnd.s.v2+json","Accept-Language":document.documentElement.lang}}).then(function(r){return r.ok?r.json():null},function(){return null})`;
