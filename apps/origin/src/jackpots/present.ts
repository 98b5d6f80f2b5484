import type { Jackpot, JackpotWin } from '@cosmodrome/contract/http/jackpots';
import { currencies } from '@cosmodrome/rules/money/currencies';
import { drawSalt } from '@cosmodrome/rules/jackpots/draw';
import { centsOf, longRunPpm } from '@cosmodrome/rules/jackpots/pool';
import type { OpenLevel } from './read.ts';
import type { WinRow } from './tables.ts';
import type { JackpotTerms, LevelTerms } from './terms.ts';

const allCurrencies = currencies.map(({ code }) => code);

/** The wire's jackpot without its games: what the public channel carries. */
export function presentAmounts(terms: JackpotTerms, rows: readonly OpenLevel[]): Omit<Jackpot, 'games'> {
  return {
    id: terms.number,
    identifier: terms.identifier,
    external_id: terms.identifier,
    name: terms.name,
    state: 'active',
    currency: terms.currency,
    allowed_currencies: allCurrencies,
    levels: terms.levels.flatMap((level) => {
      const row = rows.find((each) => each.jackpot === terms.identifier && each.level === level.level);
      return row ? [presentLevel(terms, level, row)] : [];
    }),
  };
}

/** The wire's jackpot; its games are as many as the catalogue is large, so they come only when asked for. */
export const presentJackpot = (
  terms: JackpotTerms,
  rows: readonly OpenLevel[],
  { withGames }: { withGames: boolean },
): Jackpot => ({
  ...presentAmounts(terms, rows),
  games: withGames ? terms.games.map(({ identifier }) => identifier) : [],
});

function presentLevel(terms: JackpotTerms, level: LevelTerms, row: OpenLevel): Jackpot['levels'][number] {
  const amount = Number(centsOf(row.pool));
  return {
    id: terms.number * 10 + level.index,
    index: level.index,
    identifier: level.level,
    name: level.name,
    state: 'active',
    amount_cents: amount,
    available_amount_cents: amount,
    total_amount_cents: amount,
    current_award_value: amount,
    periods: [],
    working_days: null,
    share_ppm: level.sharePpm,
    long_run_ppm: longRunPpm({ sharePpm: level.sharePpm, start: Number(level.start), ceiling: Number(level.ceiling) }),
    last_hit_at: row.lastHitAt?.toISOString() ?? null,
    draw: {
      cycle: row.cycle,
      server_seed_hash: row.serverSeedHash,
      salt: drawSalt(terms.identifier, level.level),
      start_amount_cents: Number(row.start),
      must_hit_by_amount_cents: Number(row.ceiling),
    },
  };
}

export const presentWin = (win: WinRow, gameTitle: string | null): JackpotWin => ({
  user_name: win.user_name,
  amount_cents: Number(win.paid),
  currency: win.currency,
  jackpot_name: win.jackpot_name,
  jackpot_level_name: win.level_name,
  jackpot_external_code: win.jackpot,
  jackpot_level_external_code: win.level,
  approved_at: win.at.toISOString(),
  created_at: win.at.toISOString(),
  jackpot_original_amount_cents: Number(win.amount),
  jackpot_original_currency: win.jackpot_currency,
  game_identifier: win.game,
  game_title: gameTitle,
  draw: {
    cycle: win.cycle,
    server_seed_hash: win.server_seed_hash,
    server_seed: win.server_seed,
    salt: drawSalt(win.jackpot, win.level),
    start_amount_cents: Number(win.start_amount),
    must_hit_by_amount_cents: Number(win.ceiling_amount),
  },
});
