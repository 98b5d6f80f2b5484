/** The course of a blackjack round. One `Table` plays one step on its own copy of the state. */
import { IllegalAction, type Rng, type Step } from '../model.ts';
import { drawCard, isBlackjack, pointsOf, valueOf } from './cards.ts';
import { dealerDraws, legalActions, RULES, settleHand } from './rules.ts';
import type { BlackjackAction, BlackjackEvent, BlackjackHand, BlackjackState, Card } from './types.ts';

type BlackjackStep = Step<BlackjackState, BlackjackEvent>;

/** Even stakes, so that 3 to 2 and half a stake for insurance are whole. */
export const STAKE_UNIT = 2;
/** Most that a round can stake and win, in stakes: four doubled hands and insurance. */
const LARGEST_ROUND = 20;

class Table {
  readonly events: BlackjackEvent[] = [];
  staked = 0;
  private readonly state: BlackjackState;
  private readonly rng: Rng;

  constructor(state: BlackjackState, rng: Rng) {
    this.state = state;
    this.rng = rng;
  }

  draw(): Card {
    const dealt = [...this.state.dealer, ...this.state.hands.flatMap((hand) => hand.cards)];
    return drawCard(dealt, this.rng);
  }

  private hand(index = this.state.active): BlackjackHand {
    const hand = this.state.hands[index];
    if (hand === undefined) throw new IllegalAction('there is no such hand');
    return hand;
  }

  /** Deals a card to a hand; 21 and above end it. */
  private dealTo(index: number): void {
    const hand = this.hand(index);
    const card = this.draw();
    hand.cards.push(card);
    const { value, soft } = valueOf(hand.cards);
    if (value >= 21) hand.done = true;
    this.events.push({ kind: 'card', hand: index, card, value, soft });
  }

  private stake(amount: number): void {
    this.staked += amount;
  }

  deal(): BlackjackStep {
    const { state } = this;
    const [up] = state.dealer;
    const { cards } = this.hand();
    const [first, second] = cards;
    if (first === undefined || second === undefined) throw new Error('a deal is two cards');
    this.stake(state.stake);
    const { stake } = state;
    this.events.push({ kind: 'deal', stake, cards: [first, second], dealerUp: up, ...valueOf(cards) });
    if (pointsOf(up) === 1) {
      state.phase = 'insurance';
      this.events.push({ kind: 'insurance-offered', cost: stake / 2 });
      return this.open();
    }
    return this.peek();
  }

  insure(take: boolean): BlackjackStep {
    const { state } = this;
    state.insurance = take ? state.stake / 2 : 0;
    this.stake(state.insurance);
    state.phase = 'hands';
    this.events.push({ kind: 'insurance', taken: take, stake: state.insurance });
    return this.peek();
  }

  /** The dealer looks under an ace or a ten; a blackjack on either side ends the round at once. */
  private peek(): BlackjackStep {
    const { dealer } = this.state;
    if (pointsOf(dealer[0]) === 1 || pointsOf(dealer[0]) === 10) {
      this.events.push({ kind: 'peek', blackjack: isBlackjack(dealer) });
    }
    const hand = this.hand();
    if (isBlackjack(hand.cards)) hand.done = true;
    return isBlackjack(dealer) || hand.done ? this.finish() : this.open();
  }

  act(type: BlackjackAction['type']): BlackjackStep {
    const index = this.state.active;
    const hand = this.hand();
    if (type === 'stand') {
      hand.done = true;
      this.events.push({ kind: 'stand', hand: index });
    } else if (type === 'double') {
      this.stake(this.state.stake);
      hand.stake += this.state.stake;
      hand.doubled = true;
      this.events.push({ kind: 'double', hand: index, stake: this.state.stake });
      this.dealTo(index);
      hand.done = true;
    } else if (type === 'split') this.split(index, hand);
    else this.dealTo(index);
    return this.advance();
  }

  private split(index: number, hand: BlackjackHand): void {
    const { state } = this;
    const moved = hand.cards.pop();
    if (moved === undefined) throw new IllegalAction('there is nothing to split');
    const aces = pointsOf(moved) === 1;
    this.stake(state.stake);
    hand.split = true;
    const newHand = index + 1;
    state.hands.splice(newHand, 0, {
      cards: [moved],
      stake: state.stake,
      doubled: false,
      split: true,
      done: false,
    });
    this.events.push({ kind: 'split', hand: index, newHand, stake: state.stake });
    this.dealTo(index);
    this.dealTo(newHand);
    if (aces && RULES.splitAcesGetOneCard) {
      hand.done = true;
      this.hand(newHand).done = true;
    }
  }

  /** Moves on to the next hand that is not done; the dealer plays when there is none. */
  private advance(): BlackjackStep {
    const { state } = this;
    const next = state.hands.findIndex((hand) => !hand.done);
    if (next < 0) return this.finish();
    if (next !== state.active) {
      state.active = next;
      this.events.push({ kind: 'active', hand: next });
    }
    return this.open();
  }

  /** The dealer draws only when a hand is left to beat: not after busts alone, nor against a lone blackjack. */
  private dealerMustPlay(dealer: readonly Card[]): boolean {
    if (isBlackjack(dealer)) return false;
    return this.state.hands.some((hand) => valueOf(hand.cards).value <= 21 && (hand.split || !isBlackjack(hand.cards)));
  }

  private finish(): BlackjackStep {
    const { state } = this;
    const dealer: Card[] = [...state.dealer];
    this.events.push({ kind: 'hole', card: state.dealer[1], ...valueOf(dealer) });
    const own = state.hands.flatMap((hand) => hand.cards);
    while (this.dealerMustPlay(dealer) && dealerDraws(dealer)) {
      const card = drawCard([...dealer, ...own], this.rng);
      dealer.push(card);
      this.events.push({ kind: 'dealer-card', card, ...valueOf(dealer) });
    }
    let win = 0;
    if (state.insurance > 0) {
      const won = isBlackjack(dealer);
      const { numerator, denominator } = RULES.insurancePays;
      const pay = won ? state.insurance + (state.insurance * numerator) / denominator : 0;
      this.events.push({ kind: 'insurance-result', won, pay });
      win += pay;
    }
    state.hands.forEach((hand, index) => {
      const { result, pay } = settleHand(hand, dealer);
      this.events.push({ kind: 'result', hand: index, result, value: valueOf(hand.cards).value, pay });
      win += pay;
    });
    return { state: null, events: this.events, stake: this.staked, win, finished: true };
  }

  private open(): BlackjackStep {
    return { state: this.state, events: this.events, stake: this.staked, win: 0, finished: false };
  }
}

function requireStake(stake: unknown): number {
  if (typeof stake !== 'number' || !Number.isSafeInteger(stake) || stake <= 0 || stake % STAKE_UNIT !== 0) {
    throw new IllegalAction(`stake must be a positive whole multiple of ${STAKE_UNIT}`);
  }
  if (!Number.isSafeInteger(stake * LARGEST_ROUND)) throw new IllegalAction('stake is too large');
  return stake;
}

/** Player, dealer, player, dealer: the dealer's second card is the hidden one. */
function openingState(stake: number, rng: Rng): BlackjackState {
  const dealt: Card[] = [];
  const next = () => {
    const card = drawCard(dealt, rng);
    dealt.push(card);
    return card;
  };
  const first = next();
  const up = next();
  const second = next();
  const hole = next();
  const hand = { cards: [first, second], stake, doubled: false, split: false, done: false };
  return { stake, phase: 'hands', hands: [hand], active: 0, dealer: [up, hole], insurance: 0 };
}

function copyOf(state: BlackjackState): BlackjackState {
  return { ...state, hands: state.hands.map((hand) => ({ ...hand, cards: [...hand.cards] })) };
}

/** Plays one step of a blackjack round; see `GameModel.play`. */
export function playBlackjack(state: BlackjackState | null, action: BlackjackAction, rng: Rng): BlackjackStep {
  if (!legalActions(state).includes(action.type)) throw new IllegalAction(`${action.type} is not allowed now`);
  if (state === null) {
    if (action.type !== 'deal') throw new IllegalAction('a round begins with a deal');
    return new Table(openingState(requireStake(action.stake), rng), rng).deal();
  }
  const table = new Table(copyOf(state), rng);
  if (action.type === 'insurance') {
    if (typeof action.take !== 'boolean') throw new IllegalAction('insurance is taken or refused');
    return table.insure(action.take);
  }
  return table.act(action.type);
}
