import type { BlackjackEvent, Card, HandResult } from '@cosmodrome/maths/blackjack/types';

export interface FinalHand {
  cards: Card[];
  result: HandResult | null;
}

/** The cards on the table at the end of an event book. A split moves the second card of its hand to the new one. */
export function finalHands(events: readonly BlackjackEvent[]): { dealer: Card[]; hands: FinalHand[] } {
  const dealer: Card[] = [];
  const hands: FinalHand[] = [];
  for (const event of events) {
    switch (event.kind) {
      case 'deal':
        hands.push({ cards: [...event.cards], result: null });
        dealer.push(event.dealerUp);
        break;
      case 'card':
        hands[event.hand]?.cards.push(event.card);
        break;
      case 'split': {
        const moved = hands[event.hand]?.cards.splice(1, 1) ?? [];
        hands.splice(event.newHand, 0, { cards: moved, result: null });
        break;
      }
      case 'hole':
      case 'dealer-card':
        dealer.push(event.card);
        break;
      case 'result': {
        const hand = hands[event.hand];
        if (hand) hand.result = event.result;
        break;
      }
      default:
    }
  }
  return { dealer, hands };
}
