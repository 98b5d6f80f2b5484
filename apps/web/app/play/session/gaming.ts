import type { GamingSession, PlayedRound } from '@cosmodrome/contract/http/play';
import { type GamingTimes, resumeTimes } from '@cosmodrome/rules/play/gaming-session';
import { serverNow } from '../../platform/api/server-time.ts';
import { forgetKept, GAMING } from '../../platform/session/kept.ts';
import { sessionState } from '../../platform/session/session.ts';
import { signal } from '../../platform/signal.ts';
import { noRounds, roundEnded, type Rounds, roundStarted, withHistory } from './rounds.ts';
import { readTimes } from './times.ts';

/** How often an open game says that it is still open. */
export const HEARTBEAT = 15_000;

/** The gaming session that runs; null until a game is open. */
export const gamingTimes = signal<GamingTimes | null>(null);
/** Its rounds by currency. */
export const gamingRounds = signal<Readonly<Record<string, Rounds>>>({});

/** Only times are kept, for all tabs of the browser; what was played for stays in memory and in the history. */
const load = (): GamingTimes | null => {
  try {
    return readTimes(localStorage.getItem(GAMING));
  } catch {
    return null;
  }
};

function keep(times: GamingTimes): void {
  gamingTimes.set(times);
  try {
    localStorage.setItem(GAMING, JSON.stringify(times));
  } catch {
    // Storage that is full or forbidden: the session is known as long as the page is.
  }
}

function goOnAt(times: GamingTimes): void {
  if (gamingTimes.get()?.started !== times.started) gamingRounds.set({});
  keep(times);
}

const running = (now: number): GamingTimes => resumeTimes(load() ?? gamingTimes.get(), now);

/** A game is open now: the session goes on, or a new one begins. */
export const beat = (now = serverNow()): void => goOnAt(running(now));

/**
 * A game for real money is open: the origin says when its gaming session began and was last checked. Play money that was
 * played before it here stays in the time of the session.
 */
export function joinGaming(session: GamingSession, now = serverNow()): void {
  const started = Math.min(running(now).started, Date.parse(session.started_at));
  goOnAt({ started, seen: now, checked: Date.parse(session.checked_at) });
}

/** The player has confirmed a reality check. */
export function confirmCheck(now = serverNow()): void {
  const times = gamingTimes.get();
  if (times) keep({ ...times, seen: now, checked: now });
}

/** Ends the session. */
function endGaming(): void {
  gamingTimes.set(null);
  gamingRounds.set({});
  forgetKept();
}

let before = sessionState.get();
// A gaming session is one person's: it ends with each sign-out, wherever that was, and another one begins with a sign-in.
sessionState.subscribe(() => {
  const now = sessionState.get();
  // A page is a guest's until its hint is read: what is unknown then may be the same person still.
  if (now === 'guest' || (before === 'guest' && now === 'player')) endGaming();
  before = now;
});

export const roundsIn = (all: Readonly<Record<string, Rounds>>, currency: string): Rounds => all[currency] ?? noRounds;

function change(currency: string, next: (rounds: Rounds) => Rounds): void {
  const all = gamingRounds.get();
  gamingRounds.set({ ...all, [currency]: next(roundsIn(all, currency)) });
}

export const noteRoundStart = (currency: string, id: string, stake: number): void =>
  change(currency, (rounds) => roundStarted(rounds, id, stake));

export const noteRoundEnd = (currency: string, id: string, stake: number, win: number): void =>
  change(currency, (rounds) => roundEnded(rounds, id, stake, win));

export const noteHistory = (currency: string, history: readonly PlayedRound[]): void =>
  change(currency, (rounds) => withHistory(rounds, history));
