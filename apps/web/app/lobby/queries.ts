import type { CallAnswer } from '@cosmodrome/contract/calls';
import { fresh, query } from '../platform/queries/query.ts';

/** A win of somebody, as little as the strip shows. */
export interface StripWin {
  key: string;
  nickname: string;
  cents: number;
  currency: string;
  identifier: string;
  title: string;
  href: string;
  preview: string;
}

const view = {
  name: 'strip',
  project: (winners: CallAnswer<'lobby.latestWinners'>): StripWin[] =>
    winners.slice(0, WINS).map((win) => ({
      key: `${win.at} ${win.nickname} ${win.win_amount_cents}`,
      nickname: win.nickname,
      cents: win.win_amount_cents,
      currency: win.currency,
      identifier: win.game_identifier,
      title: win.game_title,
      href: win.game_table_url,
      preview: win.game_table_image_path,
    })),
};

/** Wins that the strip has room for. */
export const WINS = 6;

export const latestWinsQuery = () => query('lobby.latestWinners', undefined, { staleTime: fresh.moments, view });
export const topWinsQuery = () => query('lobby.topWinners', undefined, { staleTime: fresh.minutes, view });

/** What comes with a first deposit, for who has no account yet. */
export const firstDepositQuery = () => query('bonuses.firstDeposit', undefined, { staleTime: fresh.minutes });
