import type { BlackjackEvent } from '@cosmodrome/maths/blackjack/types';
import { expect, it } from 'vitest';
import { finalHands } from './hands.ts';

it('puts the cards of a split round where they ended', () => {
  const events: BlackjackEvent[] = [
    { kind: 'deal', stake: 100, cards: ['8S', '8D'], dealerUp: '6C', value: 16, soft: false },
    { kind: 'split', hand: 0, newHand: 1, stake: 100 },
    { kind: 'card', hand: 0, card: '3H', value: 11, soft: false },
    { kind: 'card', hand: 1, card: 'TD', value: 18, soft: false },
    { kind: 'hole', card: 'KS', value: 16, soft: false },
    { kind: 'dealer-card', card: '9H', value: 25, soft: false },
    { kind: 'result', hand: 0, result: 'win', value: 11, pay: 200 },
    { kind: 'result', hand: 1, result: 'win', value: 18, pay: 200 },
  ];
  expect(finalHands(events)).toEqual({
    dealer: ['6C', 'KS', '9H'],
    hands: [
      { cards: ['8S', '3H'], result: 'win' },
      { cards: ['8D', 'TD'], result: 'win' },
    ],
  });
});
