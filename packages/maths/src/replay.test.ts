import { describe, expect, test } from 'vitest';
import { IllegalAction, type Rng, type Step } from './model.ts';
import { model, models } from './models.ts';
import { replayRound, type PositionedRng, type StreamFactory } from './replay.ts';
import { SimulationRng } from './simulation/rng.ts';

/** Seeds to a number, so that each round has its own stream. */
function seedOf(...parts: (string | number)[]): number {
  return [...parts.join(':')].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
}

/** A stream of words with a cursor, as the fairness package makes them. */
const streams: StreamFactory = (serverSeed, clientSeed, nonce, cursor): PositionedRng => {
  const words = new SimulationRng(seedOf(serverSeed, clientSeed, nonce));
  let position = 0;
  const word = () => {
    position += 1;
    return words.int(2 ** 32);
  };
  for (let skipped = 0; skipped < cursor; skipped += 1) word();
  return {
    int: (bound) => word() % bound,
    get cursor() {
      return position;
    },
  };
};

interface AnyModel {
  family: string;
  stakeUnit: number;
  legal(state: unknown): readonly string[];
  play(state: unknown, action: { type: string }, rng: Rng): Step<unknown, unknown>;
}

/** The action that a simple player takes next. */
function nextAction(id: string, state: unknown): { type: string } {
  const played = model(id) as AnyModel;
  const { family, stakeUnit } = played;
  const [first = ''] = played.legal(state);
  const stake = stakeUnit * 50;
  if (family === 'roulette') return { type: 'spin', bets: [{ kind: 'red', stake }] } as { type: string };
  if (first === 'insurance') return { type: first, take: false } as { type: string };
  if (family === 'blackjack' && state !== null) return { type: 'stand' };
  if (family === 'crash')
    return (state === null ? { type: 'bet', stake, autoCashOut: 150 } : { type: 'settle' }) as { type: string };
  return state === null ? ({ type: first, stake } as { type: string }) : { type: first };
}

describe.each(Object.keys(models))('replay of %s', (id) => {
  test('gives the steps that were played in one go, whatever the number of steps', () => {
    const played = model(id) as AnyModel;
    let longest = 0;
    for (let nonce = 0; nonce < 800; nonce += 1) {
      const rng = streams('server', 'client', nonce, 0);
      const steps: Step<unknown, unknown>[] = [];
      const actions: { type: string }[] = [];
      for (let state: unknown = null; steps.length === 0 || state !== null; state = steps.at(-1)?.state ?? null) {
        const action = nextAction(id, state);
        actions.push(action);
        steps.push(played.play(state, action, rng));
      }
      const round = replayRound({ modelId: id, actions, serverSeed: 'server', clientSeed: 'client', nonce }, streams);
      expect(round.steps.map(({ action: _action, cursor: _cursor, ...step }) => step)).toEqual(steps);
      expect(round.totalWin).toBe(steps.reduce((sum, { win }) => sum + win, 0));
      expect(round.totalStake).toBe(steps.reduce((sum, { stake }) => sum + stake, 0));
      expect(round.finished).toBe(true);
      expect(round.steps.at(-1)?.cursor).toBe(rng.cursor);
      longest = Math.max(longest, steps.length);
    }
    if (id !== 'roulette-european') expect(longest).toBeGreaterThan(1);
  });
});

test('a replay stops at what a round does not allow', () => {
  const round = { modelId: 'roulette-european', serverSeed: 's', clientSeed: 'c', nonce: 1 };
  const spin = { type: 'spin', bets: [{ kind: 'red', stake: 1 }] };
  expect(() => replayRound({ ...round, actions: [spin, spin] }, streams)).toThrow(IllegalAction);
  expect(() => replayRound({ ...round, modelId: 'toString', actions: [spin] }, streams)).toThrow(RangeError);
  expect(replayRound({ ...round, actions: [] }, streams)).toMatchObject({ steps: [], totalWin: 0, finished: false });
});
