/** The table's rules, and what they allow at a state. */
import { isBlackjack, pointsOf, valueOf } from './cards.ts';
import type {
  BlackjackAction,
  BlackjackHand,
  BlackjackHelp,
  BlackjackState,
  BlackjackView,
  Card,
  HandResult,
} from './types.ts';

export const RULES: BlackjackHelp = {
  decks: 6,
  dealerStandsOnSoft17: true,
  blackjackPays: { numerator: 3, denominator: 2 },
  insurancePays: { numerator: 2, denominator: 1 },
  doubleOn: 'any-two-cards',
  doubleAfterSplit: true,
  maxHands: 4,
  splitAcesGetOneCard: true,
};

/** Two cards of equal points may be split, ten-point cards of different rank too. */
function canSplit(state: BlackjackState, hand: BlackjackHand): boolean {
  const [first, second] = hand.cards;
  if (hand.cards.length !== 2 || first === undefined || second === undefined) return false;
  return pointsOf(first) === pointsOf(second) && state.hands.length < RULES.maxHands;
}

/** What the player may do now, in the order of a table's buttons. */
export function legalActions(state: BlackjackState | null): BlackjackAction['type'][] {
  if (state === null) return ['deal'];
  if (state.phase === 'insurance') return ['insurance'];
  const hand = state.hands[state.active];
  if (hand === undefined || hand.done) return [];
  const twoCards = hand.cards.length === 2;
  return [
    'hit',
    'stand',
    ...(twoCards ? (['double'] as const) : []),
    ...(canSplit(state, hand) ? (['split'] as const) : []),
  ];
}

/** The dealer draws to 17 and stands on every 17, soft or hard. */
export function dealerDraws(cards: readonly Card[]): boolean {
  return valueOf(cards).value < 17;
}

/** How a hand ends against the dealer's, and what it is paid, its stake included. */
export function settleHand(hand: BlackjackHand, dealer: readonly Card[]): { result: HandResult; pay: number } {
  const own = valueOf(hand.cards).value;
  const other = valueOf(dealer).value;
  const natural = isBlackjack(hand.cards) && !hand.split;
  if (own > 21) return { result: 'bust', pay: 0 };
  if (natural && !isBlackjack(dealer)) {
    const { numerator, denominator } = RULES.blackjackPays;
    return { result: 'blackjack', pay: hand.stake + (hand.stake * numerator) / denominator };
  }
  if (isBlackjack(dealer) && !natural) return { result: 'lose', pay: 0 };
  if (other > 21 || own > other) return { result: 'win', pay: hand.stake * 2 };
  return own === other ? { result: 'push', pay: hand.stake } : { result: 'lose', pay: 0 };
}

/** The state without the hole card, with values and legal actions added. */
export function viewOf(state: BlackjackState): BlackjackView {
  const { stake, phase, hands, active, dealer, insurance } = state;
  return {
    stake,
    phase,
    hands: hands.map((hand) => ({ ...hand, cards: [...hand.cards], ...valueOf(hand.cards) })),
    active,
    dealerUp: dealer[0],
    insurance,
    actions: legalActions(state),
  };
}
