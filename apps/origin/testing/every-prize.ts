import type { PrizeKind, PrizeOf } from '@cosmodrome/rules/prizes/prize';

/**
 * Prizes of each kind, as tests give them: what is promised of one is promised of all.
 */
export const EVERY_PRIZE: { readonly [Kind in PrizeKind]: readonly PrizeOf<Kind>[] } = {
  money: [
    { kind: 'money', amounts: { EUR: 250 }, wager: 0 },
    { kind: 'money', amounts: { EUR: 250 }, wager: 2 },
  ],
  bonus: [
    {
      kind: 'bonus',
      amounts: { EUR: 500, USD: 600 },
      wager: 3,
      max_stakes: { EUR: 100, USD: 120 },
      max_wins: null,
      days_to_wager: 7,
      closed_families: [],
    },
  ],
  points: [{ kind: 'points', chargeable: 40, persistent: 0 }],
  freespins: [
    {
      kind: 'freespins',
      games: ['orbit/CosmicGems'],
      count: 3,
      bet_level: 1,
      wager: 0,
      max_wins: { EUR: 5_000 },
      days_to_activate: 7,
      days_to_play: 7,
    },
  ],
  lootbox: [{ kind: 'lootbox', box: 'comet' }],
  wheelspins: [{ kind: 'wheelspins', group_key: 'wheel-tests', count: 2 }],
  thing: [{ kind: 'thing', thing: 'cap' }],
  group: [{ kind: 'group', group: '791' }],
  lottery: [{ kind: 'lottery', lottery: 'night-orbit', tickets: 1 }],
};
