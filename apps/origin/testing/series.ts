import type { TournamentFile } from '@cosmodrome/content/schema/tournaments.ts';
import { languages } from '@cosmodrome/content/schema/languages.ts';

/** A tournament on the games of a test: 100 euros for the first three places, every day. */
export const testSeries = (identifier: string, more: Partial<TournamentFile> = {}): TournamentFile => ({
  identifier,
  words: Object.fromEntries(
    languages.map((code) => [
      code,
      { title: `Race ${identifier}`.slice(0, 40), text: 'A race for tests, as races are.' },
    ]),
  ),
  art: 'night-launch',
  area: 'all',
  featured: false,
  strategy: 'bet',
  points: [],
  games: { category: 'pokies' },
  categories: [],
  schedule: { kind: 'day', zone: 'UTC' },
  currency: 'EUR',
  currencies: null,
  entry: 'open',
  seats: null,
  least_stake_cents: 20,
  games_taken_limit: null,
  groups: null,
  licences: null,
  teams: null,
  pool_cents: 10_000,
  paid_by: 'house',
  prizes: [
    { from: 1, to: 1, share_bp: 5_000 },
    { from: 2, to: 3, share_bp: 2_500 },
  ],
  ...more,
});
