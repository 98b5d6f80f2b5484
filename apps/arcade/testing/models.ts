import { IllegalAction } from '@cosmodrome/maths/model';
import type { PlayableModel } from '../server/content/models.ts';

const figures: PlayableModel['figures'] = {
  rtpPpm: 960_000,
  hitRatePpm: 500_000,
  standardDeviation: 1,
  volatility: 'low',
  maxWin: 100,
  maxWinOneIn: null,
  basis: 'every-stake',
  method: 'analytic',
  confidencePpm: 0,
};
const base = { lines: null, ways: null, features: [], figures, help: {} };

interface BonusState {
  stake: number;
  left: number;
}

function bonusState(state: unknown): BonusState | null {
  return state as BonusState | null;
}

/** A slot small enough to reckon by hand: half of the spins win double, a third opens two free spins that pay the stake. */
export const bonusModel: PlayableModel = {
  ...base,
  id: 'test-bonus',
  family: 'lines',
  stakeUnit: 20,
  play(state, action, rng) {
    const held = bonusState(state);
    const { type, stake } = action as { type: string; stake: number };
    if (held === null && type === 'spin') {
      if (stake % 20 !== 0) throw new IllegalAction('unit');
      const win = rng.int(2) * stake * 2;
      const next = rng.int(3) === 0 ? { stake, left: 2 } : null;
      return { state: next, events: [{ kind: 'spin', stake, win }], stake, win, finished: next === null };
    }
    if (held !== null && type === 'free-spin') {
      const win = rng.int(2) * held.stake;
      const next = held.left > 1 ? { ...held, left: held.left - 1 } : null;
      return { state: next, events: [{ kind: 'free-spin', win }], stake: 0, win, finished: next === null };
    }
    throw new IllegalAction('not now');
  },
  view: (state) => state,
  legal: (state) => (state === null ? ['spin'] : ['free-spin']),
};

interface BetState {
  stake: number;
  autoCashOut: number | null;
  crashPoint: number;
}

/** Crash with points from 1.00x to 5.99x. */
export const crashModel: PlayableModel = {
  ...base,
  id: 'test-crash',
  family: 'crash',
  stakeUnit: 1,
  help: { growthPpm: 100, lowestCashOut: 101, highestCashOut: 1_000_000 },
  play(state, action, rng) {
    const bet = state as BetState | null;
    const asked = action as { type: string; stake: number; autoCashOut: number | null; at: number };
    if (bet === null && asked.type === 'bet') {
      const { stake, autoCashOut } = asked;
      const next: BetState = { stake, autoCashOut, crashPoint: 100 + rng.int(500) };
      return { state: next, events: [{ kind: 'bet', stake, autoCashOut }], stake, win: 0, finished: false };
    }
    if (bet === null) throw new IllegalAction('no bet');
    const crash = { kind: 'crash', point: bet.crashPoint };
    const pay = (at: number, automatic: boolean) => {
      const win = Math.floor((bet.stake * at) / 100);
      return {
        state: null,
        events: [{ kind: 'cash-out', multiplier: at, automatic, win }, crash],
        stake: 0,
        win,
        finished: true,
      };
    };
    if (
      bet.autoCashOut !== null &&
      bet.autoCashOut <= bet.crashPoint &&
      (asked.type === 'settle' || asked.at >= bet.autoCashOut)
    ) {
      return pay(bet.autoCashOut, true);
    }
    if (asked.type === 'cash-out') return pay(asked.at, false);
    return { state: null, events: [crash], stake: 0, win: 0, finished: true };
  },
  view: (state) => {
    const { stake, autoCashOut } = state as BetState;
    return { stake, autoCashOut };
  },
  legal: (state) => (state === null ? ['bet'] : ['cash-out']),
};
