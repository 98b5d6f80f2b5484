import { logError } from '../telemetry.ts';
import { signal } from '../signal.ts';
import { needsSession } from '../session/private.ts';
import { untilSettled } from '../session/turn.ts';
import { noteServerTime } from './server-time.ts';
import { BROWSER_TIMEOUT, createApi, RETRIES } from './transport.ts';

/** False after an attempt that reached nobody, true again after the next one that did. */
export const reachable = signal(true);

/** True while the origin answers that it is closed for maintenance (spec 8). */
export const inMaintenance = signal(false);

/** Notes what an answer says about the origin itself. */
export function noteAnswer(response: Response): void {
  noteServerTime(response);
  inMaintenance.set(response.status === 503 && response.headers.has('x-maintenance-mode'));
}

/** Raised when the session is over: the session store signs out and goes to sign-in (spec 8). */
export const SESSION_LOST = 'casino:session-lost';
/** Raised when the origin answers 401, with when the call was sent: the session store asks whether the session is over. */
export const SESSION_DOUBTED = 'casino:session-doubted';

let readings = new AbortController();
/** Gives up what is being read of the player, and lets nothing of theirs be read until it is allowed again. */
export const stopReadings = (): void => readings.abort();
export function allowReadings(): void {
  if (readings.signal.aborted) readings = new AbortController();
}

/** The one client of the browser. */
export const api = createApi({
  fetch: (url, init) => fetch(url, init),
  timeout: BROWSER_TIMEOUT,
  retries: RETRIES,
  headers: () => ({ 'Accept-Language': document.documentElement.lang }),
  log: logError,
  onSessionLost: (sentAt) => window.dispatchEvent(new CustomEvent(SESSION_DOUBTED, { detail: sentAt })),
  ready: (name) => (needsSession(name) ? untilSettled() : undefined),
  onReach: (reached) => reachable.set(reached),
  onResponse: noteAnswer,
  stop: (name) => (needsSession(name) ? readings.signal : undefined),
});
