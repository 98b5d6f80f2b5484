import type { QueryClient } from '@tanstack/react-query';
import { playPath, selectQuery } from '../games/index.ts';
import { followJackpots } from '../jackpots/index.ts';
import { ensureConnected, onChannel } from '../platform/realtime/realtime.ts';
import { latestWinsQuery, type StripWin, WINS } from './queries.ts';

/** The strip after a new win: it comes first, the last one leaves, one already there comes once. */
export const withWin = (wins: readonly StripWin[], win: StripWin): StripWin[] =>
  [win, ...wins.filter(({ key }) => key !== win.key)].slice(0, WINS);

/**
 * Puts wins of the public channel into the strip as they happen; the channel names only the game, so it is looked up.
 * Answers the function that stops it.
 */
export function followWins(client: QueryClient): () => void {
  // Those that came between the document and this moment. The answer may be older than what is told from here on, and
  // arrive after it: each win is added to it, not replaced by it.
  const read = client.invalidateQueries({ queryKey: latestWinsQuery().queryKey });
  const stop = onChannel('public:wins', ({ player, game, round }, at) => {
    const cards = client.fetchQuery({ ...selectQuery([game.identifier]), staleTime: Number.POSITIVE_INFINITY });
    void Promise.all([cards, read])
      .then(([[card]]) => {
        if (!card) return;
        const win: StripWin = {
          key: `${at} ${player.nickname} ${round.win}`,
          nickname: player.nickname,
          cents: round.win,
          currency: round.currency,
          identifier: game.identifier,
          title: card.title,
          href: playPath(card),
          preview: card.preview,
        };
        client.setQueryData<StripWin[]>(latestWinsQuery().queryKey, (wins = []) => withWin(wins, win));
      })
      .catch(() => undefined);
  });
  const stopJackpots = followJackpots(client);
  ensureConnected();
  return () => {
    stop();
    stopJackpots();
  };
}
