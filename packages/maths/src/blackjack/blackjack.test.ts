import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IllegalAction, type Rng, type Step } from '../model.ts';
import { SimulationRng } from '../simulation/rng.ts';
import { drawCard, FACES, isBlackjack, valueOf } from './cards.ts';
import { blackjackModel } from './model.ts';
import { basicStrategy } from './strategy.ts';
import type { BlackjackAction, BlackjackEvent, BlackjackState, Card } from './types.ts';

const game = blackjackModel('blackjack-s17');
type BlackjackStep = Step<BlackjackState, BlackjackEvent>;

/** A shoe that deals these cards in order: player, dealer, player, hole, and then as drawn. */
function shoe(...cards: Card[]): Rng {
  const dealt: Card[] = [];
  return {
    int() {
      const card = cards[dealt.length];
      if (card === undefined) throw new Error('the test has no more cards');
      const before = FACES.slice(0, FACES.indexOf(card));
      const index = before.reduce((sum, face) => sum + 6 - dealt.filter((one) => one === face).length, 0);
      dealt.push(card);
      return index;
    },
  };
}

/** Plays these actions with these cards at a stake of 100; the last step. */
function playWith(cards: Card[], ...actions: BlackjackAction[]): BlackjackStep & { staked: number } {
  const rng = shoe(...cards);
  let step = game.play(null, { type: 'deal', stake: 100 }, rng);
  let staked = step.stake;
  for (const action of actions) {
    step = game.play(step.state, action, rng);
    staked += step.stake;
  }
  return { ...step, staked };
}

const [hit, stand, double, split] = (['hit', 'stand', 'double', 'split'] as const).map((type) => ({ type }));
const insure = (take: boolean): BlackjackAction => ({ type: 'insurance', take });
if (!hit || !stand || !double || !split) throw new Error('unreachable');

describe('how hands end', () => {
  test.each<[string, Card[], BlackjackAction[], number, number]>([
    ['blackjack pays 3 to 2 at once', ['AS', '9D', 'KH', '7C'], [], 100, 250],
    ['two blackjacks push', ['AS', 'KD', 'KH', 'AC'], [], 100, 100],
    ['the dealer peeks under a ten and takes the stake', ['9S', 'KD', '9H', 'AC'], [], 100, 0],
    ['a bust loses though the dealer would bust too', ['TS', '6D', '6H', 'TC', 'KS'], [hit], 100, 0],
    ['the dealer stands on soft 17', ['TS', '6D', '8H', 'AC'], [stand], 100, 200],
    ['the dealer draws on 16 and busts', ['TS', '6D', '2H', 'TC', 'KS'], [stand], 100, 200],
    ['equal hands push', ['TS', 'TD', '8H', '8C'], [stand], 100, 100],
    ['a double takes and wins as much again', ['5S', '6D', '6H', 'TC', 'TS', 'KD'], [double], 200, 400],
    ['a hand of 21 ends by itself', ['5S', 'TD', '6H', '9C', 'TS'], [hit], 100, 200],
    ['insurance won returns 2 to 1', ['TS', 'AD', '9H', 'KC'], [insure(true)], 150, 150],
    ['insurance lost, hand won', ['TS', 'AD', '9H', '7C'], [insure(true), stand], 150, 200],
    ['even money by insurance', ['TS', 'AD', 'AH', 'KC'], [insure(true)], 150, 250],
    ['insurance refused before a dealer blackjack', ['TS', 'AD', '9H', 'KC'], [insure(false)], 100, 0],
    ['split aces get one card each, 21 is no blackjack', ['AS', '9D', 'AH', '8C', 'KS', '5D'], [split], 200, 200],
    [
      'split, double after split, both win',
      ['8S', '6D', '8H', 'TC', '3S', '9D', 'TH', 'KC'],
      [split, double, stand],
      300,
      600,
    ],
  ])('%s', (_name, cards, actions, staked, win) => {
    const step = playWith(cards, ...actions);
    expect(step).toMatchObject({ state: null, finished: true, staked, win });
  });

  test('splits up to four hands and no further', () => {
    const eights: Card[] = ['8S', '6D', '8H', 'TC', '8D', '8C', '8S', '8H', '2S', '3S'];
    const open = playWith(eights, split, split, split);
    if (open.state === null) throw new Error('four hands are open');
    expect(open.state.hands.length).toBe(4);
    expect(open.staked).toBe(400);
    expect(game.legal(open.state)).not.toContain('split');
  });
});

/** Plays a round by a player who picks any legal action, seeded; all steps. */
function randomRound(seed: number, stake: number): BlackjackStep[] {
  const rng = new SimulationRng(seed);
  const choices = new SimulationRng(seed + 1);
  const steps = [game.play(null, { type: 'deal', stake }, rng)];
  for (let state = steps[0]?.state ?? null; state !== null; state = steps.at(-1)?.state ?? null) {
    const stored = JSON.parse(JSON.stringify(state)) as BlackjackState;
    expect(stored).toEqual(state);
    const legal = game.legal(stored);
    const type = legal[choices.int(legal.length)] ?? 'stand';
    const action = type === 'insurance' ? insure(choices.int(2) === 0) : ({ type } as BlackjackAction);
    steps.push(game.play(stored, action, rng));
    expect(stored).toEqual(state);
  }
  return steps;
}

describe('any play', () => {
  test('pays whole and what its results say, and deals no card more than six times', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 100_000 }), (seed, units) => {
        const steps = randomRound(seed, units * game.stakeUnit);
        const events = steps.flatMap((step) => step.events);
        const paid = events.reduce((sum, event) => sum + ('pay' in event ? event.pay : 0), 0);
        const win = steps.reduce((sum, step) => sum + step.win, 0);
        expect(win).toBe(paid);
        expect(steps.every((step) => Number.isSafeInteger(step.win) && step.win >= 0)).toBe(true);
        expect(win).toBeLessThanOrEqual(16 * units * game.stakeUnit);
        const shown = events.flatMap((event): Card[] => {
          if (event.kind === 'deal') return [...event.cards, event.dealerUp];
          return event.kind === 'card' || event.kind === 'hole' || event.kind === 'dealer-card' ? [event.card] : [];
        });
        for (const card of shown) expect(shown.filter((one) => one === card).length).toBeLessThanOrEqual(6);
        const last = steps.at(-1);
        expect(last?.finished).toBe(true);
        expect(events.filter(({ kind }) => kind === 'result').length).toBeGreaterThan(0);
      }),
      { numRuns: 400 },
    );
  });

  test('does not show the hole card before the end', () => {
    const states = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
      game.play(null, { type: 'deal', stake: 2 }, new SimulationRng(seed)),
    );
    for (const { state, events } of states) {
      if (state === null) continue;
      const visible = JSON.stringify([game.view(state), events]);
      const [up, hole] = state.dealer;
      const open = [up, ...state.hands.flatMap(({ cards }) => cards)];
      if (!open.includes(hole)) expect(visible).not.toContain(hole);
      expect(visible).not.toContain('"dealer"');
    }
    const twin = (hole: Card) => {
      const step = playWith(['9S', '5D', '8H', hole]);
      if (step.state === null) throw new Error('the hand is open');
      return [game.view(step.state), step.events];
    };
    expect(twin('2C')).toEqual(twin('KC'));
  });

  test('refuses what the table does not allow', () => {
    const rng = new SimulationRng(1);
    for (const stake of [0, -2, 3, 0.5, Number.NaN, 2 ** 53]) {
      expect(() => game.play(null, { type: 'deal', stake }, rng)).toThrow(IllegalAction);
    }
    for (const type of ['hit', 'stand', 'double', 'split'] as const) {
      expect(() => game.play(null, { type }, rng)).toThrow(IllegalAction);
    }
    const { state } = playWith(['9S', '5D', '8H', '2C']);
    for (const action of [split, insure(true), { type: 'deal', stake: 100 } as const]) {
      expect(() => game.play(state, action, rng)).toThrow(IllegalAction);
    }
    const three = playWith(['2S', '5D', '3H', '2C', '4S'], hit).state;
    for (const action of [double, split]) expect(() => game.play(three, action, rng)).toThrow(IllegalAction);
    const insurance = playWith(['9S', 'AD', '8H', '2C']).state;
    expect(game.legal(insurance)).toEqual(['insurance']);
    expect(() => game.play(insurance, { type: 'insurance' } as unknown as BlackjackAction, rng)).toThrow(IllegalAction);
  });
});

describe('cards', () => {
  test('aces count 11 while that is no bust', () => {
    expect(valueOf(['AS', '6D'])).toEqual({ value: 17, soft: true });
    expect(valueOf(['AS', '6D', 'TC'])).toEqual({ value: 17, soft: false });
    expect(valueOf(['AS', 'AD', '9C'])).toEqual({ value: 21, soft: true });
    expect(isBlackjack(['AS', 'TD'])).toBe(true);
    expect(isBlackjack(['AS', '5D', '5C'])).toBe(false);
  });

  test('every card left in the shoe is as likely as any other', () => {
    const dealt: Card[] = ['AS', 'AS', 'KD', 'AS', 'AS', 'AS', 'AS'];
    const left = 312 - dealt.length;
    const counts = new Map<Card, number>();
    for (let number = 0; number < left; number += 1) {
      const card = drawCard(dealt, { int: (bound) => (bound === left ? number : -1) });
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    for (const face of FACES) expect(counts.get(face) ?? 0).toBe(6 - dealt.filter((card) => card === face).length);
  });
});

describe('basic strategy', () => {
  test.each<[string, Card[], BlackjackAction['type']]>([
    ['hits 16 against a 7', ['TS', '7D', '6H', '2C'], 'hit'],
    ['stands on 16 against a 6', ['TS', '6D', '6H', '2C'], 'stand'],
    ['hits 12 against a 3', ['TS', '3D', '2H', '2C'], 'hit'],
    ['doubles 11 against a ten', ['6S', 'TD', '5H', '2C'], 'double'],
    ['doubles soft 18 against a 5', ['AS', '5D', '7H', '2C'], 'double'],
    ['hits soft 18 against a 9', ['AS', '9D', '7H', '2C'], 'hit'],
    ['splits eights against a ten', ['8S', 'TD', '8H', '2C'], 'split'],
    ['never splits tens', ['TS', '6D', 'KH', '2C'], 'stand'],
    ['doubles fives', ['5S', '6D', '5H', '2C'], 'double'],
    ['refuses insurance', ['TS', 'AD', '9H', '2C'], 'insurance'],
  ])('%s', (_name, cards, type) => {
    const { state } = playWith(cards);
    if (state === null) throw new Error('the hand is open');
    expect(basicStrategy(game.view(state))).toEqual(type === 'insurance' ? insure(false) : { type });
  });
});
