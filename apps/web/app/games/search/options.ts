import { playPath, type GameCard } from '../card.ts';
import type { Place } from './search-query.ts';

/** One line of the list that the arrow keys move through. */
export type Option = { key: string; href: string } & (
  | { kind: 'place'; place: Place }
  | { kind: 'game'; card: GameCard }
);

export const placeOptions = (places: readonly Place[]): Option[] =>
  places.map((place) => ({ key: place.href, kind: 'place', href: place.href, place }));

export const gameOptions = (cards: readonly GameCard[]): Option[] =>
  cards.map((card) => ({ key: card.identifier, kind: 'game', href: playPath(card), card }));

/** Where an arrow key leads in a list of so many; -1 is the field itself, above the first and below the last. */
export function moved(at: number, key: string, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return at + 1 >= count ? -1 : at + 1;
  if (key === 'ArrowUp') return at === -1 ? count - 1 : at - 1;
  return null;
}
