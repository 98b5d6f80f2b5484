/** Makes a playable model of a slot's data and its family's way of paying. */
import { publishedFigures } from '../figures/published-figures.ts';
import { compileSlot, slotHelp, SYMBOLS, type SlotDefinition } from './definition.ts';
import { playSlot, type SlotFamily } from './round.ts';
import type { SlotModel } from './types.ts';

/** The features that a catalogue filters by. */
function featuresOf(definition: SlotDefinition): string[] {
  return [
    definition.family === 'book' ? 'expanding-symbol' : 'wilds',
    'scatters',
    'free-spins',
    ...(definition.retriggers.some((spins) => spins > 0) ? ['retrigger'] : []),
    ...(definition.multipliers.some(({ value }) => value > 1) ? ['multiplier'] : []),
  ];
}

export function slotModel<F extends 'lines' | 'book' | 'ways'>(
  definition: SlotDefinition<F>,
  family: SlotFamily,
): SlotModel<F> {
  const slot = compileSlot(definition);
  return {
    id: definition.id,
    family: definition.family,
    lines: definition.lineLayout?.length ?? null,
    ways: definition.lineLayout === null ? 243 : null,
    features: featuresOf(definition),
    figures: publishedFigures(definition.id),
    stakeUnit: definition.stakeUnit,
    symbols: SYMBOLS,
    strips: { base: slot.base, free: slot.free },
    help: slotHelp(slot),
    play: (state, action, rng) => playSlot(slot, family, state, action, rng),
    view: (state) => state,
    legal: (state) => (state === null ? ['spin'] : ['free-spin']),
  };
}
