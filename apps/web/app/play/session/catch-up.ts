import type { PlayedRound } from '@cosmodrome/contract/http/play';
import { api } from '../../platform/api/browser.ts';
import { gamingTimes, noteHistory } from './gaming.ts';

const PAGE = 100;
/** More rounds than a day of play can have. */
const MOST_PAGES = 360;

const known = new Set<string>();

/** The history's rounds since a moment, latest first. */
export async function roundsSince(
  since: number,
  page: (before: string | undefined) => Promise<readonly PlayedRound[]>,
): Promise<PlayedRound[]> {
  const rounds: PlayedRound[] = [];
  for (let pages = 0; pages < MOST_PAGES; pages++) {
    const next = await page(rounds.at(-1)?.bet_id);
    const own = next.filter(({ created_at }) => Date.parse(created_at) >= since);
    rounds.push(...own);
    if (own.length < next.length || next.length < PAGE) break;
  }
  return rounds;
}

/** Reads what this page has not seen of the session, after a reload or in a new tab. Once for a session and currency. */
export async function catchUp(currency: string): Promise<void> {
  const times = gamingTimes.get();
  if (!times) return;
  const key = `${times.started} ${currency}`;
  if (known.has(key)) return;
  known.add(key);
  try {
    const rounds = await roundsSince(times.started, (before) =>
      api('play.history', { query: { page_size: PAGE, currency, ...(before === undefined ? {} : { before }) } }),
    );
    // The session may have ended meanwhile, and with it whose rounds these are.
    if (gamingTimes.get()?.started === times.started) noteHistory(currency, rounds);
  } catch {
    known.delete(key);
  }
}
