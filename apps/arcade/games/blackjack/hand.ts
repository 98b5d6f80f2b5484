import type { Card, HandResult } from '@cosmodrome/maths/blackjack/types';
import { element } from '../../frame/dom.ts';
import type { Texts } from '../../frame/texts.ts';
import { CardView } from './card.ts';
import { totalText } from './total.ts';

/** One hand on the felt: its cards, its total, its stake, and how it ended. */
export class HandView {
  readonly root: HTMLElement;
  readonly #texts: Texts;
  readonly #cards = element('ul', { class: 'cards' });
  readonly #total = element('span', { class: 'total', hidden: true });
  readonly #stake = element('span', { class: 'stake', hidden: true });
  readonly #result = element('span', { class: 'result', hidden: true });
  #views: CardView[] = [];
  #value = 0;

  constructor(name: string, texts: Texts) {
    this.#texts = texts;
    this.root = element(
      'div',
      { class: 'hand', role: 'group', 'aria-label': name },
      this.#cards,
      element('div', { class: 'marks' }, this.#total, this.#stake, this.#result),
    );
  }

  add(card: Card | null): void {
    const view = new CardView(card, this.#texts);
    this.#views.push(view);
    this.#cards.append(view.root);
  }

  /** Takes the last card off, as a split does. */
  takeLast(): void {
    this.#views.pop()?.root.remove();
  }

  /** Turns the card that lies face down. */
  turnLast(card: Card): void {
    this.#views.at(-1)?.turn(card);
  }

  total(value: number, isSoft: boolean): void {
    this.#value = value;
    this.#total.hidden = false;
    this.#total.textContent = totalText(value, isSoft, false);
  }

  /** Nothing more is drawn: an ace counts what it counts. */
  end(): void {
    this.#total.textContent = totalText(this.#value, true, true);
  }

  stake(text: string): void {
    this.#stake.hidden = false;
    this.#stake.textContent = text;
  }

  set isActive(isActive: boolean) {
    this.root.classList.toggle('is-active', isActive);
  }

  result(result: HandResult, text: string): void {
    this.#result.hidden = false;
    this.#result.dataset['result'] = result;
    this.#result.textContent = text;
    // In the place of the stake: the cards stay in sight.
    this.#stake.hidden = true;
    this.isActive = false;
    this.end();
  }
}
