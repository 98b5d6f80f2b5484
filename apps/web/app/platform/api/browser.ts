import { logError } from '../telemetry.ts';
import { signal } from '../signal.ts';
import { noteServerTime } from './server-time.ts';
import { BROWSER_TIMEOUT, createApi, RETRIES } from './transport.ts';

/** False after an attempt that reached nobody, true again after the next one that did. */
export const reachable = signal(true);

/** Raised when the origin answers 401: the session store signs out and goes to sign-in. */
export const SESSION_LOST = 'casino:session-lost';

/** The one client of the browser. */
export const api = createApi({
  fetch: (url, init) => fetch(url, init),
  timeout: BROWSER_TIMEOUT,
  retries: RETRIES,
  headers: () => ({ 'Accept-Language': document.documentElement.lang }),
  log: logError,
  onSessionLost: () => window.dispatchEvent(new Event(SESSION_LOST)),
  onReach: (reached) => reachable.set(reached),
  onResponse: noteServerTime,
});
