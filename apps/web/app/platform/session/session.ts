import type { Player } from '@cosmodrome/contract/http/account';
import type { Query, QueryClient } from '@tanstack/react-query';
import { api, SESSION_LOST } from '../api/browser.ts';
import { signal, useSignal } from '../signal.ts';
import { useSite } from '../site.ts';
import { bootCalls, type BootAnswer, type BootCall } from './boot.ts';
import { hasHint } from './hint.ts';
import { forgetKept } from './kept.ts';
import { followTabs, tellTabs } from './tabs.ts';
import { inTurn } from './turn.ts';

/** `unknown`: the hint says that somebody is signed in, and who is not known yet. */
export type SessionState = 'guest' | 'unknown' | 'player';

/** Who the page is for, for code that is no component. */
export const sessionState = signal<SessionState>('guest');
let cache: QueryClient | undefined;

/** Who the page is for. The first render sees what the server saw: a guest or, by the hint cookie, `unknown`. */
export function useSession(): SessionState {
  return useSignal(sessionState, useSite().signedIn ? 'unknown' : 'guest');
}

/** Key of a private reading without input, as `query()` makes it. */
const keyOf = (call: BootCall): readonly unknown[] => [call, null];

/** Starts from the hint, before hydration. */
export function prepareSession(client: QueryClient): void {
  cache = client;
  sessionState.set(hasHint(document.cookie) ? 'unknown' : 'guest');
}

/** After hydration: takes the batch that the document started, or asks once more when it failed. */
export async function startSession(): Promise<void> {
  window.addEventListener(SESSION_LOST, loseSession);
  followTabs((news) => {
    if (news === 'signed-in') void readSession();
    else if (news === 'session-lost') loseHere();
    else becomeGuest();
  });
  if (sessionState.get() !== 'unknown') return;
  const answer = await window.__boot;
  delete window.__boot;
  if (answer && isPlayer(answer['0']?.body)) return adopt(answer);
  if (answer) return becomeGuest();
  await readSession();
}

/** Asks who is signed in: after a failed first batch, and when another tab has signed in. */
async function readSession(): Promise<void> {
  const player = await api('account.player').catch(() => undefined);
  if (player && isPlayer(player)) become(player);
  else if (player) becomeGuest();
}

const isPlayer = (body: unknown): body is Player => typeof (body as { id?: unknown } | null)?.id === 'number';

function adopt(answer: BootAnswer): void {
  const calls = Object.keys(bootCalls) as BootCall[];
  calls.forEach((call, at) => {
    const part = answer[String(at)];
    if (part?.status === 200) cache?.setQueryData(keyOf(call), part.body);
  });
  sessionState.set('player');
}

/** Call after a sign-in or a registration: the page becomes the player's, and so do the other tabs. */
export function signedIn(player: Player): void {
  // The session of whoever was here before may have ended while the browser was closed.
  forgetKept();
  become(player);
  tellTabs('signed-in');
}

function become(player: Player): void {
  forgetPrivate();
  cache?.setQueryData(keyOf('account.player'), player);
  sessionLost.set(false);
  sessionState.set('player');
  void cache?.invalidateQueries(ofPlayer);
}

/** While the player leaves, hearing that the session has ended is no news. */
let leaving = false;

/**
 * Ends the session here and at the origin, by a call that ends it there. `go` leads away from what was the player's before
 * it is nobody's.
 */
export const leave = (end: () => Promise<unknown>, go?: () => void): Promise<void> =>
  inTurn(async () => {
    leaving = true;
    try {
      await end();
      go?.();
      signedOut();
    } finally {
      leaving = false;
    }
  });

export const signOut = (go?: () => void): Promise<void> => leave(() => api('account.signOut'), go);

/** Call when the origin has ended this session at the player's wish. */
export function signedOut(): void {
  becomeGuest();
  tellTabs('signed-out');
}

function becomeGuest(): void {
  sessionState.set('guest');
  forgetPrivate();
  forgetKept();
}

/** The origin has ended the session, and nobody has signed in since (spec 8). */
export const sessionLost = signal(false);

function loseSession(): void {
  // The other tabs share the session that is gone: what they show is nobody's any more.
  if (loseHere()) tellTabs('session-lost');
}

/** Answers whether it was news. */
function loseHere(): boolean {
  if (leaving || sessionState.get() === 'guest') return false;
  becomeGuest();
  sessionLost.set(true);
  return true;
}

/** Systems whose readings belong to one player. */
const privateCalls =
  /^(account\.|bonuses\.|cashback\.standing|cashbox\.(accounts|payment|methods)|games\.(played|favorites)|levels\.points|limits\.|play\.)/;
/** Whether what a call reads has to be forgotten when another person, or nobody, is signed in. */
export const isPrivate = (name: unknown): boolean => privateCalls.test(String(name));
const ofPlayer = { predicate: ({ queryKey }: Query): boolean => isPrivate(queryKey[0]) };

function forgetPrivate(): void {
  cache?.removeQueries(ofPlayer);
}
