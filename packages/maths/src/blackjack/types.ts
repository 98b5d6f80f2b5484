/** Blackjack against a dealer who looks for blackjack under an ace or a ten. Amounts are minor units. */
import type { GameModel, Ratio } from '../model.ts';

export type Rank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';
export type Suit = 'S' | 'H' | 'D' | 'C';
/** Rank and suit: 'AS', 'TD'. */
export type Card = `${Rank}${Suit}`;

export type BlackjackAction =
  | { type: 'deal'; stake: number }
  | { type: 'insurance'; take: boolean }
  | { type: 'hit' }
  | { type: 'stand' }
  | { type: 'double' }
  | { type: 'split' };

export interface BlackjackHand {
  cards: Card[];
  /** What stands on this hand, a double included. */
  stake: number;
  doubled: boolean;
  /** Came from a split: 21 with two cards is then no blackjack. */
  split: boolean;
  /** Nothing more can be done with it: stood, bust, 21, doubled, or a split ace. */
  done: boolean;
}

/** Cards are drawn from the stream as they are dealt, without replacement; the second dealer's card is the hidden one. */
export interface BlackjackState {
  /** The stake of the deal. */
  stake: number;
  phase: 'insurance' | 'hands';
  hands: BlackjackHand[];
  /** Index of the hand to act on. */
  active: number;
  dealer: [up: Card, hole: Card];
  /** Stake on insurance; 0 when refused or not offered. */
  insurance: number;
}

/** A hand with its value as a table announces it. */
export interface BlackjackHandView extends BlackjackHand {
  value: number;
  /** An ace counts 11. */
  soft: boolean;
}

export interface BlackjackView {
  stake: number;
  phase: 'insurance' | 'hands';
  hands: BlackjackHandView[];
  active: number;
  dealerUp: Card;
  insurance: number;
  actions: BlackjackAction['type'][];
}

export type HandResult = 'blackjack' | 'win' | 'push' | 'lose' | 'bust';

export type BlackjackEvent =
  /** The first cards: two to the player, the dealer's face-up card; the hole card stays hidden. */
  | { kind: 'deal'; stake: number; cards: [Card, Card]; dealerUp: Card; value: number; soft: boolean }
  | { kind: 'insurance-offered'; cost: number }
  | { kind: 'insurance'; taken: boolean; stake: number }
  /** The dealer looked under an ace or a ten. */
  | { kind: 'peek'; blackjack: boolean }
  | { kind: 'card'; hand: number; card: Card; value: number; soft: boolean }
  | { kind: 'double'; hand: number; stake: number }
  | { kind: 'split'; hand: number; newHand: number; stake: number }
  | { kind: 'stand'; hand: number }
  | { kind: 'active'; hand: number }
  | { kind: 'hole'; card: Card; value: number; soft: boolean }
  | { kind: 'dealer-card'; card: Card; value: number; soft: boolean }
  | { kind: 'insurance-result'; won: boolean; pay: number }
  | { kind: 'result'; hand: number; result: HandResult; value: number; pay: number };

export interface BlackjackHelp {
  decks: number;
  dealerStandsOnSoft17: boolean;
  blackjackPays: Ratio;
  insurancePays: Ratio;
  doubleOn: 'any-two-cards';
  doubleAfterSplit: boolean;
  maxHands: number;
  splitAcesGetOneCard: boolean;
}

export interface BlackjackModel extends GameModel<BlackjackAction, BlackjackState, BlackjackEvent, BlackjackView> {
  family: 'blackjack';
  help: BlackjackHelp;
}
