/** Crash as a model: a bet is open from its acceptance until it is cashed out or the round is over. */
import { publishedFigures } from '../figures/published-figures.ts';
import { IllegalAction, type Step } from '../model.ts';
import { drawCrashPoint } from './point.ts';
import type { CrashAction, CrashEvent, CrashHelp, CrashModel, CrashState } from './types.ts';

type CrashStep = Step<CrashState, CrashEvent>;

/** Minor units of the smallest bet step: a tenth of a major unit for a currency with cents. */
const STAKE_UNIT = 10;

/** Growth of 0.00006 a millisecond: 2x after about 11.6 s, 10x after 38 s. */
export const ROCKET: CrashHelp = {
  rtp: { numerator: 97, denominator: 100 },
  lowestCashOut: 101,
  highestCashOut: 1_000_000,
  growthPpm: 60,
};

function requireTarget(help: CrashHelp, target: unknown): number {
  const { lowestCashOut, highestCashOut } = help;
  if (typeof target !== 'number' || !Number.isInteger(target) || target < lowestCashOut || target > highestCashOut) {
    throw new IllegalAction(`a cash-out must be ${lowestCashOut} to ${highestCashOut} hundredths`);
  }
  return target;
}

function requireStake(help: CrashHelp, stake: unknown): number {
  if (typeof stake !== 'number' || !Number.isSafeInteger(stake) || stake <= 0 || stake % STAKE_UNIT !== 0) {
    throw new IllegalAction(`stake must be a positive whole multiple of ${STAKE_UNIT}`);
  }
  if (!Number.isSafeInteger(stake * help.highestCashOut)) throw new IllegalAction('stake is too large');
  return stake;
}

/** Paid for a cash-out at `multiplier` hundredths, in minor units, rounded down. */
export function crashPay(stake: number, multiplier: number): number {
  return Math.floor((stake * multiplier) / 100);
}

function cashedOut(state: CrashState, multiplier: number, automatic: boolean): CrashStep {
  const win = crashPay(state.stake, multiplier);
  const events: CrashEvent[] = [
    { kind: 'cash-out', multiplier, automatic, win },
    { kind: 'crash', point: state.crashPoint },
  ];
  return { state: null, events, stake: 0, win, finished: true };
}

/** The multiplier at which the round ends this bet by itself: its own target or the highest cash-out. */
function automaticTarget(help: CrashHelp, state: CrashState): number {
  return state.autoCashOut ?? help.highestCashOut;
}

function endBet(help: CrashHelp, state: CrashState, action: CrashAction): CrashStep {
  const target = automaticTarget(help, state);
  if (action.type === 'cash-out') {
    const at = requireTarget(help, action.at);
    if (at > state.crashPoint) throw new IllegalAction('the round has crashed');
    return at >= target ? cashedOut(state, target, true) : cashedOut(state, at, false);
  }
  if (action.type !== 'settle') throw new IllegalAction('a bet is open already');
  if (target <= state.crashPoint) return cashedOut(state, target, true);
  return { state: null, events: [{ kind: 'crash', point: state.crashPoint }], stake: 0, win: 0, finished: true };
}

export function crashModel(id: string, help: CrashHelp): CrashModel {
  return {
    id,
    family: 'crash',
    lines: null,
    ways: null,
    features: ['shared-rounds', 'auto-cash-out'],
    figures: publishedFigures(id),
    stakeUnit: STAKE_UNIT,
    help,
    play(state, action, rng) {
      if (state !== null) return endBet(help, state, action);
      if (action.type !== 'bet') throw new IllegalAction('there is no open bet');
      const stake = requireStake(help, action.stake);
      const autoCashOut = action.autoCashOut === null ? null : requireTarget(help, action.autoCashOut);
      const crashPoint = drawCrashPoint(help.rtp, help.highestCashOut, rng);
      return {
        state: { stake, autoCashOut, crashPoint },
        events: [{ kind: 'bet', stake, autoCashOut }],
        stake,
        win: 0,
        finished: false,
      };
    },
    view: ({ stake, autoCashOut }) => ({ stake, autoCashOut }),
    legal: (state) => (state === null ? ['bet'] : ['cash-out', 'settle']),
  };
}
