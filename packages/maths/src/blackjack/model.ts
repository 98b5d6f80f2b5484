/** Six-deck blackjack as a model; its figures hold for basic strategy. */
import { publishedFigures } from '../figures/published-figures.ts';
import { playBlackjack, STAKE_UNIT } from './round.ts';
import { legalActions, RULES, viewOf } from './rules.ts';
import type { BlackjackModel } from './types.ts';

export function blackjackModel(id: string): BlackjackModel {
  return {
    id,
    family: 'blackjack',
    lines: null,
    ways: null,
    features: ['split', 'double', 'insurance'],
    figures: publishedFigures(id),
    stakeUnit: STAKE_UNIT,
    help: RULES,
    play: playBlackjack,
    view: viewOf,
    legal: legalActions,
  };
}
