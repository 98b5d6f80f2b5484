/**
 * Basic strategy for six decks, dealer standing on soft 17, doubling after splits, no surrender: the well-known table
 * of the best choice by own hand and dealer's card. The published return holds for players who follow it.
 */
import { pointsOf } from './cards.ts';
import type { BlackjackAction, BlackjackView } from './types.ts';

/** Whether the dealer's card (2 to 11, the ace last) lies between two cards, both included. */
function between(up: number, low: number, high: number): boolean {
  return up >= low && up <= high;
}

function splitsPair(points: number, up: number): boolean {
  if (points === 1 || points === 8) return true;
  if (points === 2 || points === 3 || points === 7) return between(up, 2, 7);
  if (points === 4) return between(up, 5, 6);
  if (points === 6) return between(up, 2, 6);
  return points === 9 && (between(up, 2, 6) || between(up, 8, 9));
}

function doubles(value: number, soft: boolean, up: number): boolean {
  if (soft) {
    if (value === 13 || value === 14) return between(up, 5, 6);
    if (value === 15 || value === 16) return between(up, 4, 6);
    return (value === 17 || value === 18) && between(up, 3, 6);
  }
  if (value === 9) return between(up, 3, 6);
  if (value === 10) return between(up, 2, 9);
  return value === 11 && between(up, 2, 10);
}

function stands(value: number, soft: boolean, up: number): boolean {
  if (soft) return value >= 19 || (value === 18 && between(up, 2, 8));
  if (value >= 17) return true;
  return value === 12 ? between(up, 4, 6) : value >= 13 && between(up, 2, 6);
}

/** The best action in an unfinished round. Insurance is refused. */
export function basicStrategy(view: BlackjackView): BlackjackAction {
  const hand = view.hands[view.active];
  if (view.phase === 'insurance' || hand === undefined) return { type: 'insurance', take: false };
  const dealer = pointsOf(view.dealerUp);
  const up = dealer === 1 ? 11 : dealer;
  const [first] = hand.cards;
  const { value, soft } = hand;
  if (view.actions.includes('split') && first !== undefined && splitsPair(pointsOf(first), up))
    return { type: 'split' };
  if (view.actions.includes('double') && doubles(value, soft, up)) return { type: 'double' };
  return stands(value, soft, up) ? { type: 'stand' } : { type: 'hit' };
}
