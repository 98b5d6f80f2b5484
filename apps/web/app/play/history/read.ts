import type { PlayedRound } from '@cosmodrome/contract/http/play';

const PAGE = 100;

/** The question for a page of the history: what came before a round or the latest, in one currency or in all. */
export const pageQuery = (page_size: number, before: string | undefined, currency: string | undefined) => ({
  page_size,
  ...(before === undefined ? {} : { before }),
  ...(currency === undefined ? {} : { currency }),
});

/** All rounds since a moment, latest first. `told` hears after each page how many there are. */
export async function roundsSince(
  since: number,
  page: (before: string | undefined, size: number) => Promise<readonly PlayedRound[]>,
  told: (count: number) => void = () => undefined,
): Promise<readonly PlayedRound[]> {
  const rounds: PlayedRound[] = [];
  for (;;) {
    const next = await page(rounds.at(-1)?.bet_id, PAGE);
    const own = next.filter(({ created_at }) => Date.parse(created_at) >= since);
    rounds.push(...own);
    told(rounds.length);
    if (own.length < next.length || next.length < PAGE) return rounds;
  }
}
