import { Jackpot } from '@cosmodrome/contract/http/jackpots';

const level = (cycle: number, amount: number): Jackpot['levels'][number] => ({
  id: 11,
  index: 1,
  identifier: 'level_1',
  name: 'Lift-off',
  state: 'active',
  amount_cents: amount,
  available_amount_cents: amount,
  total_amount_cents: amount,
  current_award_value: amount,
  periods: [],
  working_days: null,
  share_ppm: 4_000,
  long_run_ppm: 4_500,
  last_hit_at: null,
  draw: {
    cycle,
    server_seed_hash: 'a'.repeat(64),
    salt: 'jackpot:mystic-jackpots:level_1',
    start_amount_cents: 100,
    must_hit_by_amount_cents: 900,
  },
});
/** The first jackpot with one level, in a cycle and with an amount in cents. */
export const jackpot = (cycle: number, amount: number): Jackpot =>
  Jackpot.parse({
    id: 1,
    identifier: 'mystic-jackpots',
    external_id: 'mystic-jackpots',
    name: 'Mystic jackpots',
    state: 'active',
    currency: 'EUR',
    allowed_currencies: ['EUR'],
    games: ['apogee/EmberWyrm'],
    levels: [level(cycle, amount)],
  });
