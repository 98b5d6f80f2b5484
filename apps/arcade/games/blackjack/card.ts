import type { Card } from '@cosmodrome/maths/blackjack/types';
import { element, svg } from '../../frame/dom.ts';
import type { Texts } from '../../frame/texts.ts';

type Suit = 'S' | 'H' | 'D' | 'C';

/** Suits on a square of 100. */
const SUITS: Readonly<Record<Suit, string>> = {
  H: 'M50 90C22 66 8 50 8 32 8 16 20 8 31 8c9 0 16 5 19 13C53 13 60 8 69 8c11 0 23 8 23 24 0 18-14 34-42 58Z',
  D: 'M50 4L86 50 50 96 14 50Z',
  S: 'M50 6C74 32 92 46 92 62c0 13-10 21-21 21-7 0-13-3-17-8 1 9 4 15 11 19H35c7-4 10-10 11-19-4 5-10 8-17 8C18 83 8 75 8 62 8 46 26 32 50 6Z',
  C: 'M50 6c12 0 21 9 21 20 0 6-2 11-6 15 3-2 6-2 9-2 11 0 20 9 20 21s-9 21-20 21c-8 0-15-4-19-11 1 11 4 19 11 24H34c7-5 10-13 11-24-4 7-11 11-19 11C15 81 6 72 6 60s9-21 20-21c3 0 6 0 9 2-4-4-6-9-6-15C29 15 38 6 50 6Z',
};

function pip(suit: Suit, kind: string): SVGSVGElement {
  return svg('svg', { viewBox: '0 0 100 100', class: kind, 'aria-hidden': 'true' }, svg('path', { d: SUITS[suit] }));
}

const suitOf = (card: Card): Suit => card.slice(-1) as Suit;

/** A card in words. */
export function cardName(card: Card, texts: Texts): string {
  const rank = card.slice(0, -1);
  const { ranks, suits } = texts.blackjack;
  const name = Object.entries(ranks).find(([key]) => key === rank)?.[1] ?? rank;
  return texts.blackjack.card(name, suits[suitOf(card)]);
}

/** A card on the table: face up, or face down until it is turned. */
export class CardView {
  readonly root: HTMLElement;
  readonly #texts: Texts;
  readonly #inner = element('div', { class: 'inner' });

  constructor(card: Card | null, texts: Texts) {
    this.#texts = texts;
    this.root = element('li', { class: 'card', role: 'img' }, this.#inner);
    this.#inner.append(element('div', { class: 'back' }));
    if (card === null) this.root.setAttribute('aria-label', texts.blackjack.hidden);
    else this.turn(card);
  }

  turn(card: Card): void {
    const suit = suitOf(card);
    const rank = card.slice(0, -1) === 'T' ? '10' : card.slice(0, -1);
    const isRed = suit === 'H' || suit === 'D';
    const corner = (place: string) =>
      element('div', { class: `corner ${place}` }, element('b', {}, rank), pip(suit, 'small-pip'));
    this.#inner.append(
      element('div', { class: isRed ? 'face is-red' : 'face' }, corner('top'), pip(suit, 'big-pip'), corner('bottom')),
    );
    this.root.setAttribute('aria-label', cardName(card, this.#texts));
    this.root.classList.add('is-up');
  }
}
