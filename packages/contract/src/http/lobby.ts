import { z } from 'zod';
import { call } from '../call.ts';
import { Cents, CurrencyCode, GameIdentifier, Instant } from '../values.ts';

/** A win for the strip. The nickname is already cut to six characters and three stars. */
export const Winner = z.object({
  at: Instant,
  nickname: z.string(),
  win_amount_cents: Cents,
  bet_amount_cents: Cents,
  currency: CurrencyCode,
  game_identifier: GameIdentifier,
  game_title: z.string(),
  game_table_url: z.string(),
  game_table_image_path: z.string(),
});
export type Winner = z.infer<typeof Winner>;

export const lobby = {
  'lobby.latestWinners': call({
    system: 'lobby',
    summary: 'Latest wins above their stake',
    method: 'GET',
    path: '/api/stats/winners/latest',
    audience: 'anyone',
    answers: { 200: z.array(Winner) },
  }),
  'lobby.topWinners': call({
    system: 'lobby',
    summary: 'Biggest wins of the last 24 hours, compared in the default currency',
    method: 'GET',
    path: '/api/stats/winners/top',
    audience: 'anyone',
    answers: { 200: z.array(Winner) },
  }),
} as const;
