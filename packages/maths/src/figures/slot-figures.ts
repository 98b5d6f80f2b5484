/** The exact figures of a slot from the full cycles of its strips. */
import { roundDistribution, type SlotSpins } from '../exact/round.ts';
import { expandingSpins } from '../book/cycle.ts';
import { lineSpins } from '../lines/cycle.ts';
import type { Figures } from '../model.ts';
import { compileSlot, type CompiledSlot, type SlotDefinition } from '../slots/definition.ts';
import { waysSpins } from '../ways/cycle.ts';
import { volatilityOf } from './volatility.ts';

const MILLION = 1_000_000;
/** Chances below this are lost in the rounding of the transform. */
const SMALLEST_CHANCE = 1e-11;

/** The exact distributions of a slot's paid and free spins. */
export function slotSpins(slot: CompiledSlot): SlotSpins {
  const { family } = slot.definition;
  if (family === 'ways') return { base: waysSpins(slot, slot.base), free: [waysSpins(slot, slot.free)] };
  return {
    base: lineSpins(slot, slot.base),
    free: family === 'book' ? expandingSpins(slot) : [lineSpins(slot, slot.free)],
  };
}

/** Mean, hit rate, deviation and top win of a round's distribution in units, as published. */
export function figuresOf(chances: Float64Array, slot: CompiledSlot): Figures {
  const { stakeUnit, maxWin } = slot.definition;
  let mean = 0;
  let square = 0;
  chances.forEach((chance, units) => {
    const win = units / stakeUnit;
    mean += chance * win;
    square += chance * win * win;
  });
  const standardDeviation = Math.round(Math.sqrt(square - mean * mean) * 1000) / 1000;
  const top = chances.at(-1) ?? 0;
  return {
    rtpPpm: Math.round(mean * MILLION),
    hitRatePpm: Math.round((1 - (chances[0] ?? 0)) * MILLION),
    standardDeviation,
    volatility: volatilityOf(standardDeviation),
    maxWin,
    maxWinOneIn: top > SMALLEST_CHANCE ? Number((1 / top).toPrecision(3)) : null,
    basis: 'every-stake',
    method: 'analytic',
    confidencePpm: 0,
  };
}

export function slotFigures(definition: SlotDefinition): Figures {
  const slot = compileSlot(definition);
  return figuresOf(roundDistribution(slot, slotSpins(slot)), slot);
}
