import type { Winner } from '@cosmodrome/contract/http/lobby';
import type { Games } from '../games/index.ts';
import type { WinRow } from './store.ts';

/** What is shown of a win. */
type ShownWin = Pick<WinRow, 'at' | 'nickname' | 'win' | 'bet' | 'currency' | 'game'>;

/** A win as everybody is shown it; null for a game that has left the catalogue. */
export function presentWinner(row: ShownWin, games: Games): Winner | null {
  const game = games.find(row.game)?.game;
  if (!game) return null;
  return {
    at: row.at.toISOString(),
    nickname: row.nickname,
    win_amount_cents: Number(row.win),
    bet_amount_cents: Number(row.bet),
    currency: row.currency,
    game_identifier: game.identifier,
    game_title: game.title,
    game_table_url: `/play/${game.provider}/${game.slug}`,
    game_table_image_path: game.preview,
  };
}
