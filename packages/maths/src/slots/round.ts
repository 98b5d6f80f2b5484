/**
 * The course of a slot round, the same in all three families: a paid spin, then, if it triggered, free spins one step at
 * a time until none are left or the round has reached the model's largest win.
 */
import { IllegalAction, type Rng, type Step } from '../model.ts';
import type { CompiledSlot } from './definition.ts';
import { drawStops, positionsOf, windowAt } from './reels.ts';
import type { Expansion, Reveal, SlotAction, SlotEvent, SlotState, SlotWin } from './types.ts';

/** What a family adds: how a window pays, and how its expanding symbol does. Pays are in units. */
export interface SlotFamily {
  /** Line or ways wins of a window, scatter pays not included. */
  evaluate(slot: CompiledSlot, window: readonly (readonly number[])[]): SlotWin[];
  expand?(slot: CompiledSlot, window: readonly (readonly number[])[], symbol: number): Expansion | null;
}

type SlotStep = Step<SlotState, SlotEvent>;

function scaled(wins: readonly SlotWin[], factor: number): SlotWin[] {
  return wins.map((win) => ({ ...win, pay: win.pay * factor }));
}

function sum(wins: readonly SlotWin[]): number {
  return wins.reduce((total, win) => total + win.pay, 0);
}

function reveal(slot: CompiledSlot, family: SlotFamily, stops: number[], free: boolean): Reveal {
  const window = windowAt(free ? slot.free : slot.base, stops);
  const scatters = positionsOf(window, slot.scatter);
  const wins = family.evaluate(slot, window);
  const pay = slot.scatterPays[scatters.length] ?? 0;
  if (pay > 0) {
    wins.push({ symbol: slot.scatter, count: scatters.length, line: null, ways: null, positions: scatters, pay });
  }
  return { stops, window, wins, scatters };
}

function drawMultiplier(slot: CompiledSlot, rng: Rng): number {
  const { multipliers } = slot.definition;
  if (multipliers.length < 2) return multipliers[0]?.value ?? 1;
  let left = rng.int(multipliers.reduce((total, { weight }) => total + weight, 0));
  for (const { value, weight } of multipliers) {
    if (left < weight) return value;
    left -= weight;
  }
  throw new Error('a drawn number lies outside the multiplier weights');
}

/** Checks a stake against the model. Throws IllegalAction unless it is a positive whole multiple of the stake unit. */
function requireStake(slot: CompiledSlot, stake: unknown): number {
  const { stakeUnit, maxWin } = slot.definition;
  if (typeof stake !== 'number' || !Number.isSafeInteger(stake) || stake <= 0 || stake % stakeUnit !== 0) {
    throw new IllegalAction(`stake must be a positive whole multiple of ${stakeUnit}`);
  }
  if (!Number.isSafeInteger(stake * maxWin)) throw new IllegalAction('stake is too large to pay its largest win');
  return stake;
}

function paidSpin(slot: CompiledSlot, family: SlotFamily, stake: number, rng: Rng): SlotStep {
  const unit = stake / slot.definition.stakeUnit;
  const shown = reveal(slot, family, drawStops(slot.base, rng), false);
  const wins = scaled(shown.wins, unit);
  const pay = sum(wins);
  const win = Math.min(pay, stake * slot.definition.maxWin);
  const events: SlotEvent[] = [{ kind: 'spin', stake, ...shown, wins, pay }];
  if (win === stake * slot.definition.maxWin) {
    events.push({ kind: 'win-cap', win });
    return { state: null, events, stake, win, finished: true };
  }
  const spins = slot.triggers[shown.scatters.length] ?? 0;
  if (spins === 0) return { state: null, events, stake, win, finished: true };
  const expandingSymbol = slot.expanding.length > 0 ? (slot.expanding[rng.int(slot.expanding.length)] ?? null) : null;
  events.push({ kind: 'feature-start', spins, expandingSymbol });
  const state: SlotState = { stake, won: win, featureWon: 0, spinsPlayed: 0, spinsLeft: spins, expandingSymbol };
  return { state, events, stake, win, finished: false };
}

function freeSpin(slot: CompiledSlot, family: SlotFamily, state: SlotState, rng: Rng): SlotStep {
  const { stakeUnit, maxWin } = slot.definition;
  const shown = reveal(slot, family, drawStops(slot.free, rng), true);
  const multiplier = drawMultiplier(slot, rng);
  const factor = (state.stake / stakeUnit) * multiplier;
  const grown =
    state.expandingSymbol === null ? null : (family.expand?.(slot, shown.window, state.expandingSymbol) ?? null);
  const wins = scaled(shown.wins, factor);
  const expansion = grown && { ...grown, wins: scaled(grown.wins, factor) };
  const pay = sum(wins) + sum(expansion?.wins ?? []);
  const cap = state.stake * maxWin;
  const win = Math.min(pay, cap - state.won);
  const won = state.won + win;
  const featureWon = state.featureWon + win;
  const spinsPlayed = state.spinsPlayed + 1;
  const left = state.spinsLeft - 1;
  const events: SlotEvent[] = [
    { kind: 'free-spin', number: spinsPlayed, left, multiplier, ...shown, wins, expansion, pay, total: featureWon },
  ];
  const more = slot.retriggers[shown.scatters.length] ?? 0;
  const capped = won === cap;
  if (capped) events.push({ kind: 'win-cap', win: won });
  else if (more > 0) events.push({ kind: 'retrigger', spins: more, left: left + more });
  if (capped || left + more === 0) {
    events.push({ kind: 'feature-end', spins: spinsPlayed, total: featureWon });
    return { state: null, events, stake: 0, win, finished: true };
  }
  return {
    state: { ...state, won, featureWon, spinsPlayed, spinsLeft: left + more },
    events,
    stake: 0,
    win,
    finished: false,
  };
}

/** Plays one step of a slot round; see `GameModel.play`. */
export function playSlot(
  slot: CompiledSlot,
  family: SlotFamily,
  state: SlotState | null,
  action: SlotAction,
  rng: Rng,
): SlotStep {
  if (state === null && action.type === 'spin') return paidSpin(slot, family, requireStake(slot, action.stake), rng);
  if (state !== null && action.type === 'free-spin') return freeSpin(slot, family, state, rng);
  throw new IllegalAction(state === null ? 'no free spins are left to play' : 'the free spins come first');
}
