import type { ChanceOutcomeFile } from '@cosmodrome/content/schema/chance.ts';
import type { ChanceOutcome } from '@cosmodrome/contract/http/chance';
import { worthOfPoints } from '@cosmodrome/rules/levels/levels';
import { listedAmounts } from '@cosmodrome/rules/money/fallback';
import { chancesOf } from '@cosmodrome/rules/prizes/chances';
import type { ChanceDeps } from './deps.ts';
import type { LaunchRow } from './tables.ts';

type Told = Pick<ChanceOutcome, 'kind' | 'amounts' | 'count'>;

function told(prize: ChanceOutcomeFile['prize'], rates: ChanceDeps['rates']): Told {
  switch (prize?.kind) {
    case undefined:
      return { kind: 'nothing', amounts: [], count: null };
    case 'money':
      return {
        kind: 'money',
        amounts: listedAmounts(prize.amounts),
        count: null,
      };
    case 'points':
      return {
        kind: 'points',
        amounts: worthOfPoints(prize.chargeable, rates),
        count: prize.chargeable,
      };
    default:
      throw new Error(`a launch gives no ${prize?.kind}`);
  }
}

/** Outcomes as the contract has them. */
export function presentOutcomes(
  outcomes: readonly ChanceOutcomeFile[],
  { rates }: Pick<ChanceDeps, 'rates'>,
): ChanceOutcome[] {
  const chances = chancesOf(outcomes.map(({ weight }) => weight));
  return outcomes.map(({ id, weight, prize }, place) => ({
    id,
    weight,
    chance_bp: chances[place] ?? 0,
    ...told(prize, rates),
  }));
}

/** What came out of a launch. */
export function presentLaunch({ day, outcomes, picked }: LaunchRow, deps: Pick<ChanceDeps, 'rates'>) {
  const outcome = presentOutcomes(outcomes, deps)[picked];
  if (!outcome) throw new Error(`the launch of ${day} has no outcome ${picked}`);
  return { day, outcome };
}
