import type { BlackjackEvent, BlackjackView } from '@cosmodrome/maths/blackjack/types';
import { element, wait } from '../../frame/dom.ts';
import { isMotionReduced } from '../../frame/motion.ts';
import type { Frame } from '../../frame/shell/frame.ts';
import { cardName } from './card.ts';
import { HandView } from './hand.ts';

/** Time between two cards, in milliseconds. */
const BEAT = 420;

/** The felt: shows a round's events one after the other, or a whole unfinished round at once. */
export class BlackjackTable {
  readonly root: HTMLElement;
  readonly #frame: Frame;
  readonly #dealerPlace = element('div', { class: 'dealer' });
  readonly #handsPlace = element('div', { class: 'hands' });
  #dealer: HandView;
  #hands: HandView[] = [];
  #stake = 0;
  #stakes: number[] = [];

  constructor(frame: Frame) {
    this.#frame = frame;
    const { blackjack } = frame.texts;
    this.root = element(
      'section',
      { class: 'felt' },
      this.#dealerPlace,
      element('p', { class: 'rule', 'aria-hidden': 'true' }, blackjack.rule),
      this.#handsPlace,
    );
    this.#dealer = this.#clear();
  }

  /** An unfinished round, as the server knows it. */
  show(view: BlackjackView): void {
    this.#clear();
    this.#stake = view.stake;
    this.#dealer.add(view.dealerUp);
    this.#dealer.add(null);
    this.#stakes = view.hands.map((hand) => hand.stake);
    this.#hands = view.hands.map((hand, index) => {
      const place = this.#newHand(index);
      for (const card of hand.cards) place.add(card);
      place.total(hand.value, hand.soft);
      place.stake(this.#frame.money(hand.stake));
      place.isActive = index === view.active && view.phase === 'hands';
      return place;
    });
    this.#handsPlace.append(...this.#hands.map((hand) => hand.root));
  }

  async play(events: readonly BlackjackEvent[]): Promise<void> {
    for (const event of events) await this.#step(event);
  }

  #clear(): HandView {
    this.#dealer = new HandView(this.#frame.texts.blackjack.dealer, this.#frame.texts);
    this.#hands = [];
    this.#dealerPlace.replaceChildren(this.#dealer.root);
    this.#handsPlace.replaceChildren();
    return this.#dealer;
  }

  #newHand(index: number): HandView {
    return new HandView(this.#frame.texts.blackjack.hand(index + 1), this.#frame.texts);
  }

  async #step(event: BlackjackEvent): Promise<void> {
    const { money, texts } = this.#frame;
    switch (event.kind) {
      case 'deal':
        return this.#deal(event);
      case 'card': {
        const hand = this.#hands[event.hand];
        hand?.add(event.card);
        hand?.total(event.value, event.soft);
        await this.#beat(
          `${cardName(event.card, texts)}. ${this.#totalText(texts.blackjack.you, event.value, event.soft)}`,
        );
        return;
      }
      case 'double':
        this.#stakes[event.hand] = (this.#stakes[event.hand] ?? this.#stake) + event.stake;
        this.#hands[event.hand]?.stake(money(this.#stakes[event.hand] ?? 0));
        return;
      case 'split':
        return this.#split(event.hand, event.newHand, event.stake);
      case 'active':
        this.#activate(event.hand);
        return;
      case 'hole':
        this.#activate(-1);
        this.#dealer.turnLast(event.card);
        this.#dealer.total(event.value, event.soft);
        await this.#beat(
          `${cardName(event.card, texts)}. ${this.#totalText(texts.blackjack.dealer, event.value, event.soft)}`,
        );
        return;
      case 'dealer-card':
        this.#dealer.add(event.card);
        this.#dealer.total(event.value, event.soft);
        await this.#beat(
          `${cardName(event.card, texts)}. ${this.#totalText(texts.blackjack.dealer, event.value, event.soft)}`,
        );
        return;
      case 'insurance-result':
        if (event.won) this.#frame.say(texts.blackjack.insuranceWon(money(event.pay)));
        return;
      case 'result': {
        const name = texts.blackjack.results[event.result];
        this.#dealer.end();
        this.#hands[event.hand]?.result(event.result, event.pay > 0 ? `${name} ${money(event.pay)}` : name);
        return;
      }
      case 'peek':
        if (event.blackjack) this.#frame.say(texts.blackjack.dealerBlackjack);
        return;
      case 'insurance-offered':
      case 'insurance':
        return;
      case 'stand':
        this.#hands[event.hand]?.end();
        return;
    }
  }

  async #deal(event: Extract<BlackjackEvent, { kind: 'deal' }>): Promise<void> {
    const { money, texts } = this.#frame;
    this.#clear();
    this.#stake = event.stake;
    this.#stakes = [event.stake];
    const hand = this.#newHand(0);
    this.#hands = [hand];
    this.#handsPlace.append(hand.root);
    hand.stake(money(event.stake));
    const [first, second] = event.cards;
    hand.add(first);
    await this.#beat();
    this.#dealer.add(event.dealerUp);
    await this.#beat();
    hand.add(second);
    hand.total(event.value, event.soft);
    await this.#beat();
    this.#dealer.add(null);
    hand.isActive = true;
    const own = [first, second].map((card) => cardName(card, texts)).join(', ');
    const dealer = texts.blackjack.total(texts.blackjack.dealer, cardName(event.dealerUp, texts));
    await this.#beat(`${own}. ${this.#totalText(texts.blackjack.you, event.value, event.soft)}. ${dealer}`);
  }

  async #split(index: number, newIndex: number, stake: number): Promise<void> {
    const from = this.#hands[index];
    if (!from) return;
    const card = this.#splitCard;
    from.takeLast();
    const hand = this.#newHand(newIndex);
    if (card) hand.add(card);
    hand.stake(this.#frame.money(stake));
    this.#hands.splice(newIndex, 0, hand);
    this.#stakes.splice(newIndex, 0, stake);
    from.root.after(hand.root);
    await this.#beat();
  }

  /** The card that a split is about to move: the game knows it from the view before the step. */
  #splitCard: Parameters<HandView['add']>[0] = null;
  set splitCard(card: Parameters<HandView['add']>[0]) {
    this.#splitCard = card;
  }

  #activate(index: number): void {
    this.#hands.forEach((hand, place) => {
      hand.isActive = place === index;
    });
  }

  #totalText(who: string, value: number, isSoft: boolean): string {
    const { blackjack } = this.#frame.texts;
    return blackjack.total(who, isSoft ? blackjack.soft(value) : String(value));
  }

  async #beat(said?: string): Promise<void> {
    this.#frame.sound.play('card');
    if (said !== undefined) this.#frame.say(said);
    await wait(isMotionReduced() ? 120 : BEAT);
  }
}
