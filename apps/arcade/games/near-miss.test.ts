import { createHash } from 'node:crypto';
import { readCatalogue } from '@cosmodrome/content/catalogue/read.ts';
import { stream } from '@cosmodrome/fairness';
import { reachOf } from '@cosmodrome/maths/crash/point';
import { SimulationRng } from '@cosmodrome/maths/simulation/rng';
import { models, type Model } from '@cosmodrome/maths/models';
import type { SlotEvent } from '@cosmodrome/maths/slots/types';
import { expect, test } from 'vitest';
import { firstStops, isFullHouse, windowAt } from './slots/stops.ts';

// Player protection R20: what a lost round shows is what was drawn, each result as often as chance has it, so that none
// comes closer to a win than it would by itself. Each family says here how that is seen; a new one has to, too.

const ROUNDS = 4_000;
const serverSeed = createHash('sha256').update('a seed of this test').digest('hex');

/** Fails when counts are further from what is expected than chance explains: six standard deviations; the seed is fixed. */
function expectAsChanceHasIt(counts: readonly number[], expected: readonly number[]): void {
  const chi = counts.reduce((sum, count, at) => sum + (count - (expected[at] ?? 0)) ** 2 / (expected[at] ?? 0), 0);
  const freedom = counts.length - 1;
  expect(chi).toBeLessThan(freedom + 6 * Math.sqrt(2 * freedom));
}

/** Counts what is drawn, where each of `size` results is as likely as the others. */
function expectEven(drawn: readonly number[], size: number): void {
  const counts = Array.from({ length: size }, () => 0);
  for (const result of drawn) counts[result] = (counts[result] ?? 0) + 1;
  expectAsChanceHasIt(
    counts,
    counts.map(() => drawn.length / size),
  );
}

const nonces = Array.from({ length: ROUNDS }, (_, nonce) => nonce);

type Slot = Extract<Model, { family: 'lines' | 'book' | 'ways' }>;
type Reveal = Extract<SlotEvent, { kind: 'spin' | 'free-spin' }>;

/** The reveals of paid spins, or of the first spins of a feature. */
const revealsOf = (model: Slot, kind: 'spin' | 'free-spin'): Reveal[] =>
  nonces.map((nonce) => {
    const feature = { stake: 100, won: 0, featureWon: 0, spinsPlayed: 0, spinsLeft: 1, expandingSymbol: null };
    const { events } =
      kind === 'spin'
        ? model.play(null, { type: 'spin', stake: 100 }, stream(serverSeed, 'test', nonce))
        : model.play(feature, { type: 'free-spin' }, stream(serverSeed, 'test', nonce));
    const reveal = events.find((event): event is Reveal => event.kind === kind);
    if (!reveal) throw new Error('a round shows its stops');
    return reveal;
  });

/** Stops of every reel are even, the window is cut at them, and scatters are seen as often as the strips have them. */
function expectReels(model: Slot): void {
  for (const kind of ['spin', 'free-spin'] as const) {
    const strips = kind === 'spin' ? model.strips.base : model.strips.free;
    const { rows, scatter } = model.help;
    const reveals = revealsOf(model, kind);
    for (const { window, stops } of reveals) expect(window).toEqual(windowAt(strips, stops, rows));
    strips.forEach((strip, reel) =>
      expectEven(
        reveals.map(({ stops }) => stops[reel] ?? -1),
        strip.length,
      ),
    );
    // A scatter too few is the miss that is felt most: on all reels together it is as rare as the strips make it.
    const chances = strips.reduce<number[]>(
      (sums, strip) => {
        const shown = strip.map(
          (_, stop) =>
            windowAt([strip], [stop], rows)
              .flat()
              .filter((s) => s === scatter).length,
        );
        return Array.from({ length: sums.length + rows }, (_, total) =>
          shown.reduce((sum, count) => sum + (sums[total - count] ?? 0) / strip.length, 0),
        );
      },
      [1],
    );
    const fewest = Math.min(...model.help.freeSpins.triggers.map(({ scatters }) => scatters));
    const short = (count: number): number => (count < fewest - 1 ? 0 : count === fewest - 1 ? 1 : 2);
    const expected = [0, 0, 0];
    chances.forEach((chance, count) => (expected[short(count)] = (expected[short(count)] ?? 0) + chance * ROUNDS));
    const seen = [0, 0, 0];
    for (const { scatters } of reveals) seen[short(scatters.length)] = (seen[short(scatters.length)] ?? 0) + 1;
    expectAsChanceHasIt(seen, expected);
  }
  // Before the first round: any stop, but not the highest award.
  const random = new SimulationRng(1);
  const { rows, wild } = model.help;
  const strips = model.strips.base;
  const first = nonces.map(() => firstStops(strips, { rows, wild, random: () => random.int(2 ** 32) / 2 ** 32 }));
  for (const stops of first) expect(isFullHouse(windowAt(strips, stops, rows), wild)).toBe(false);
  strips.forEach((strip, reel) => expect(new Set(first.map((stops) => stops[reel])).size).toBe(strip.length));
}

type Proofs = { readonly [F in Model['family']]: (model: Extract<Model, { family: F }>) => void };

const proofs: Proofs = {
  lines: expectReels,
  book: expectReels,
  ways: expectReels,
  roulette: (model) => {
    const drawn = nonces.map((nonce) => {
      const bets = [{ kind: 'straight' as const, numbers: [7], stake: 100 }];
      const { events, win } = model.play(null, { type: 'spin', bets }, stream(serverSeed, 'test', nonce));
      const ball = events.find((event) => event.kind === 'ball');
      expect(win > 0).toBe(ball?.pocket === 7);
      return ball?.pocket ?? -1;
    });
    expectEven(drawn, model.help.wheel.length);
  },
  crash: (model) => {
    // Lost or won, a round shows the point that was drawn before the bet, and points are as rare as the rule says.
    const marks = [101, 150, 200, 500, 1_000];
    const reach = [1, ...marks.map((mark) => Number(reachOf(model.help.rtp, mark).numerator) / 2 ** 32), 0];
    const counts = Array.from({ length: marks.length + 1 }, () => 0);
    for (const nonce of nonces) {
      const rng = stream(serverSeed, 'test', nonce);
      const { state } = model.play(null, { type: 'bet', stake: 100, autoCashOut: 200 }, rng);
      if (!state) throw new Error('a bet is open');
      const { events } = model.play(state, { type: 'settle' }, rng);
      expect(events.at(-1)).toEqual({ kind: 'crash', point: state.crashPoint });
      const at = marks.filter((mark) => state.crashPoint >= mark).length;
      counts[at] = (counts[at] ?? 0) + 1;
    }
    expectAsChanceHasIt(
      counts,
      counts.map((_, at) => ((reach[at] ?? 0) - (reach[at + 1] ?? 0)) * ROUNDS),
    );
  },
  blackjack: (model) => {
    const RANKS = 'A23456789TJQK';
    const dealt = nonces.map((nonce) => {
      const { events } = model.play(null, { type: 'deal', stake: 100 }, stream(serverSeed, 'test', nonce));
      const deal = events.find((event) => event.kind === 'deal');
      if (!deal) throw new Error('a round is dealt');
      return [...deal.cards, deal.dealerUp].map((card) => RANKS.indexOf(card.charAt(0)));
    });
    for (const place of [0, 1, 2]) {
      expectEven(
        dealt.map((cards) => cards[place] ?? -1),
        RANKS.length,
      );
    }
  },
};

/** The types hold that a proof gets a model of its family; here only the family's name is known. */
const proofOf = (family: string): ((model: never) => void) | undefined =>
  Object.hasOwn(proofs, family) ? proofs[family as keyof Proofs] : undefined;

const played = [...new Set(readCatalogue().games.map(({ model }) => model))].sort();

test.each(played)('%s, as the catalogue has it, shows what was drawn', (id) => {
  const model = models[id];
  const proof = model && proofOf(model.family);
  if (!proof) throw new Error(`no test shows that ${id} has no near misses`);
  proof(model as never);
});

test('no model is left out that a title may come with', () => {
  expect(Object.keys(models).filter((id) => !played.includes(id))).toEqual([]);
});
