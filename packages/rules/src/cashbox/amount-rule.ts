/** What the amount of a payment is held to (spec 5). The form asks it while somebody types, the origin before money moves. */
import { displayUnit } from '../money/currencies.ts';

/** Minor units of the wallet's currency. */
export interface AmountLimits {
  min: number;
  max: number;
  /** Only multiples of it are taken; null where every amount is. */
  step?: number | null | undefined;
  /** What can be withdrawn. */
  balance?: number | undefined;
  /** What the player's deposit limits leave. The page knows it; the origin asks the limits themselves. */
  room?: number | undefined;
}

export type AmountProblem =
  | { key: 'not_enough_money' | 'min' | 'max' | 'deposit_limit'; limit: number }
  | { key: 'integer' }
  /** With the nearest amounts on both sides that are taken. */
  | { key: 'step'; limit: number; below: number; above: number };

/** Whether a step leaves only whole shown units: then a fraction is refused as such. */
const demandsWhole = (step: number, currency: string): boolean => step % displayUnit(currency).subunits === 0;

/** Why an amount cannot be paid within these limits; null when it can. */
export function amountProblem(amount: number, currency: string, limits: AmountLimits): AmountProblem | null {
  const { min, max, step, balance, room } = limits;
  if (balance !== undefined && amount > balance) return { key: 'not_enough_money', limit: balance };
  if (amount < min) return { key: 'min', limit: min };
  if (amount > max) return { key: 'max', limit: max };
  if (room !== undefined && amount > room) return { key: 'deposit_limit', limit: room };
  if (step === undefined || step === null || amount % step === 0) return null;
  if (demandsWhole(step, currency) && amount % displayUnit(currency).subunits !== 0) return { key: 'integer' };
  const below = amount - (amount % step);
  return { key: 'step', limit: step, below, above: below + step };
}

/** Rounds to 1, 2, 2.5 or 5 times a power of ten, whichever is nearest by ratio. */
export function roundNicely(amount: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(amount, 1))));
  const steps = (power >= 10 ? [10, 20, 25, 50, 100] : [10, 20, 50, 100]).map((tenths) => (tenths * power) / 10);
  const distance = (step: number): number => Math.abs(Math.log(step / Math.max(amount, 1)));
  return steps.reduce((best, step) => (distance(step) < distance(best) ? step : best));
}
