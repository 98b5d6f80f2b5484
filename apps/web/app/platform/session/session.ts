import type { Player } from '@cosmodrome/contract/http/profile';
import type { Query, QueryClient } from '@tanstack/react-query';
import { allowReadings, api, SESSION_DOUBTED, SESSION_LOST, stopReadings } from '../api/browser.ts';
import { rememberLanguage } from '../i18n/remember-language.ts';
import { signal, useSignal } from '../signal.ts';
import { useSite } from '../site.ts';
import { bootCalls, type BootAnswer, type BootCall } from './boot.ts';
import { hasHint } from './hint.ts';
import { forgetKept } from './kept.ts';
import { isPrivate } from './private.ts';
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
  enter(hasHint(document.cookie) ? 'unknown' : 'guest');
}

/** While the player leaves, hearing that the session has ended is no news. */
let leaving = false;

/** Whose page it is from now on. What a visitor would be refused is read for no visitor, whoever still asks for it. */
function enter(state: SessionState): void {
  guardReadings(state);
  sessionState.set(state);
}

function guardReadings(state = sessionState.get()): void {
  if (leaving || state === 'guest') stopReadings();
  else allowReadings();
}

/** After hydration: takes the batch that the document started, or asks once more when it failed. */
export async function startSession(): Promise<void> {
  window.addEventListener(SESSION_LOST, loseSession);
  window.addEventListener(SESSION_DOUBTED, (event) => void doubtSession((event as CustomEvent<number>).detail));
  followTabs((news) => {
    if (news === 'signed-in') void readSession();
    else if (news === 'session-lost') loseHere();
    else becomeGuest();
  });
  if (sessionState.get() !== 'unknown') return;
  const answer = await window.__boot;
  delete window.__boot;
  // Whoever has signed out or in since then knows better than what was asked for before.
  if (sessionState.get() !== 'unknown') return;
  if (answer && isPlayer(answer['0']?.body)) return adopt(answer);
  if (answer) return becomeGuest();
  await readSession();
}

/** Asks who is signed in: after a failed first batch, and when another tab has signed in. */
async function readSession(): Promise<void> {
  const player = await api('profile.player').catch(() => undefined);
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
  const player = answer['0']?.body;
  if (isPlayer(player)) rememberLanguage(player.language);
  enter('player');
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
  cache?.setQueryData(keyOf('profile.player'), player);
  rememberLanguage(player.language);
  sessionLost.set(false);
  enter('player');
  void cache?.invalidateQueries(ofPlayer);
}

/**
 * Ends the session here and at the origin, by a call that ends it there. Nothing of the player's is read meanwhile: it
 * would be refused, and shown to nobody. `go` leads away from what was the player's before
 * it is nobody's.
 */
export const leave = (end: () => Promise<unknown>, go?: () => void): Promise<void> =>
  inTurn(async () => {
    leaving = true;
    await stopPrivate();
    let ended = false;
    try {
      await end();
      ended = true;
      go?.();
      signedOut();
    } finally {
      leaving = false;
      guardReadings();
      // Who stays wants to see what was being read.
      if (!ended) void cache?.invalidateQueries(ofPlayer);
    }
  });

export const signOut = (go?: () => void): Promise<void> => leave(() => api('identity.signOut'), go);

/** Call when the origin has ended this session at the player's wish. */
export function signedOut(): void {
  becomeGuest();
  tellTabs('signed-out');
}

/** Gives up what is being read of the player, without a word to the screens that wait for it, and begins none until it is allowed. */
async function stopPrivate(): Promise<void> {
  await cache?.cancelQueries(ofPlayer);
  guardReadings();
}

function becomeGuest(): void {
  enter('guest');
  forgetPrivate();
  forgetKept();
}

/** The origin has ended the session, and nobody has signed in since (spec 8). */
export const sessionLost = signal(false);

let doubting = false;
/** When the origin was last found to know the session after all. */
let believedAt = Number.NEGATIVE_INFINITY;
const BELIEF = 10_000;

/**
 * A call was refused for want of a session. It may have been sent with the token from before a change of the password or of
 * the second factor, so the origin is asked before the player is signed out; what was refused is read again. Several such
 * calls may be on their way at once. A call that is sent and refused within ten seconds after the answer is believed.
 */
async function doubtSession(sentAt: number): Promise<void> {
  if (doubting || leaving || sessionState.get() === 'guest') return;
  if (sentAt < believedAt) return void cache?.invalidateQueries(ofPlayer);
  if (sentAt - believedAt < BELIEF) return loseSession();
  doubting = true;
  try {
    const { cent } = await inTurn(() => api('identity.settings'));
    if (cent.user === undefined) return loseSession();
    believedAt = performance.now();
    await cache?.invalidateQueries(ofPlayer);
  } catch {
    // Nobody answered. The next call that is refused asks again.
  } finally {
    doubting = false;
  }
}

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

const ofPlayer = { predicate: ({ queryKey }: Query): boolean => isPrivate(queryKey[0]) };

function forgetPrivate(): void {
  cache?.removeQueries(ofPlayer);
}
