/** Cards, their values, and a six-deck shoe that is dealt from the round's stream. */
import type { Rng } from '../model.ts';
import type { Card, Rank, Suit } from './types.ts';

export const DECKS = 6;
const RANKS: readonly Rank[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C'];
/** The 52 faces in a fixed order: spades ace to king, hearts, diamonds, clubs. */
export const FACES: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));

/** By character code: place of a rank or suit in its list. */
const placeOf = new Uint8Array(128);
for (const list of [RANKS, SUITS]) list.forEach((code, place) => placeOf.set([place], code.charCodeAt(0)));

function faceIndex(card: Card): number {
  return placeOf[card.charCodeAt(1)]! * RANKS.length + placeOf[card.charCodeAt(0)]!;
}

const SHOE_SIZE = DECKS * FACES.length;

/**
 * Draws the next card of a shoe that `dealt` has left. Every card still in the shoe is equally likely, just as if the
 * shoe had been shuffled whole: the drawn number counts through the remaining cards in the order of `FACES`.
 */
export function drawCard(dealt: readonly Card[], rng: Rng): Card {
  const left = new Uint8Array(FACES.length).fill(DECKS);
  for (const card of dealt) {
    const face = faceIndex(card);
    left[face] = (left[face] ?? 0) - 1;
  }
  let number = rng.int(SHOE_SIZE - dealt.length);
  for (let face = 0; face < FACES.length; face += 1) {
    const count = left[face] ?? 0;
    const card = FACES[face];
    if (number < count && card !== undefined) return card;
    number -= count;
  }
  throw new Error('the shoe is empty');
}

/** 1 for an ace, 10 for tens and pictures. */
export function pointsOf(card: Card): number {
  return Math.min(placeOf[card.charCodeAt(0)]! + 1, 10);
}

export interface HandValue {
  value: number;
  /** An ace counts 11. */
  soft: boolean;
}

export function valueOf(cards: readonly Card[]): HandValue {
  let value = 0;
  let aces = 0;
  for (const card of cards) {
    const worth = pointsOf(card);
    value += worth;
    if (worth === 1) aces += 1;
  }
  return aces > 0 && value <= 11 ? { value: value + 10, soft: true } : { value, soft: false };
}

/** An ace and a ten-point card as the first two. */
export function isBlackjack(cards: readonly Card[]): boolean {
  return cards.length === 2 && valueOf(cards).value === 21;
}
