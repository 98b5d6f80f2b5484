/** European roulette as a model: one spin of the wheel settles every placement. */
import { publishedFigures } from '../figures/published-figures.ts';
import { IllegalAction } from '../model.ts';
import { colourOf, COVERS, coveredBy, POCKETS, REDS, WHEEL } from './table.ts';
import type { RouletteBet, RouletteBetKind, RouletteEvent, RouletteHelp, RouletteModel } from './types.ts';

const MAX_BETS = 157;
/** A winning bet gets 36 / covers times its stake, the stake itself included. */
const RETURN_OF_ONE_NUMBER = 36;

const kinds = Object.keys(COVERS) as RouletteBetKind[];

const help: RouletteHelp = {
  wheel: WHEEL,
  reds: REDS,
  pays: kinds.map((kind) => ({
    kind,
    covers: COVERS[kind],
    toOne: RETURN_OF_ONE_NUMBER / COVERS[kind] - 1,
    chance: { numerator: COVERS[kind], denominator: POCKETS },
  })),
  rtp: { numerator: RETURN_OF_ONE_NUMBER, denominator: POCKETS },
  maxBets: MAX_BETS,
};

/** Paid for a winning bet in minor units, its stake included. */
export function roulettePay(bet: RouletteBet): number {
  return (bet.stake * RETURN_OF_ONE_NUMBER) / COVERS[bet.kind];
}

function requireBets(bets: unknown): RouletteBet[] {
  if (!Array.isArray(bets) || bets.length < 1 || bets.length > MAX_BETS) {
    throw new IllegalAction(`a spin takes 1 to ${MAX_BETS} bets`);
  }
  return bets as RouletteBet[];
}

/** The total stake. Throws IllegalAction unless every stake is a positive whole number and all fit into one. */
function totalStake(bets: readonly RouletteBet[]): number {
  let total = 0;
  for (const { stake } of bets) {
    if (!Number.isSafeInteger(stake) || stake <= 0) throw new IllegalAction('a stake must be a positive whole number');
    total += stake;
  }
  if (!Number.isSafeInteger(total * RETURN_OF_ONE_NUMBER)) throw new IllegalAction('the stakes are too large');
  return total;
}

export function rouletteModel(id: string): RouletteModel {
  return {
    id,
    family: 'roulette',
    lines: null,
    ways: null,
    features: ['single-zero'],
    figures: publishedFigures(id),
    stakeUnit: 1,
    help,
    play(state, action, rng) {
      if (state !== null || action.type !== 'spin') throw new IllegalAction('a spin is the only action');
      const bets = requireBets(action.bets);
      const stake = totalStake(bets);
      const covered = bets.map(coveredBy);
      const pocket = rng.int(POCKETS);
      const won = bets.flatMap((bet, index): Extract<RouletteEvent, { kind: 'bet-won' }>[] =>
        covered[index]?.includes(pocket) ? [{ kind: 'bet-won', bet: index, pay: roulettePay(bet) }] : [],
      );
      const events: RouletteEvent[] = [
        { kind: 'bets', bets: structuredClone(bets), stake },
        { kind: 'ball', pocket, colour: colourOf(pocket) },
        ...won,
      ];
      return { state: null, events, stake, win: won.reduce((sum, { pay }) => sum + pay, 0), finished: true };
    },
    view: (state) => state,
    legal: () => ['spin'],
  };
}
