import { channel } from '../channel.ts';
import { Jackpot, JackpotWin } from '../http/jackpots.ts';

export const jackpotsChannels = {
  'public:jackpots_changes': channel({
    system: 'jackpots',
    summary: "A jackpot's amounts changed, at most once a second; at once when a level fell. Without the list of games",
    audience: 'public',
    data: Jackpot.omit({ games: true }),
  }),
  jackpot_win_award: channel({
    system: 'jackpots',
    summary: 'The player has won a jackpot; the money is in the wallet',
    audience: 'private',
    data: JackpotWin,
  }),
} as const;
