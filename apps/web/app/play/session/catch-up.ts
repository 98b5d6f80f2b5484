import { api } from '../../platform/api/browser.ts';
import { pageQuery, roundsSince } from '../history/read.ts';
import { gamingTimes, noteHistory } from './gaming.ts';

const known = new Set<string>();

/** Reads what this page has not seen of the session, after a reload or in a new tab. Once for a session and currency. */
export async function catchUp(currency: string): Promise<void> {
  const times = gamingTimes.get();
  if (!times) return;
  const key = `${times.started} ${currency}`;
  if (known.has(key)) return;
  known.add(key);
  try {
    const rounds = await roundsSince(times.started, (before, size) =>
      api('play.history', { query: pageQuery(size, before, currency) }),
    );
    // The session may have ended meanwhile, and with it whose rounds these are.
    if (gamingTimes.get()?.started === times.started) noteHistory(currency, rounds);
  } catch {
    known.delete(key);
  }
}
