import type { ChanceOutcomeFile } from '@cosmodrome/content/schema/chance.ts';
import { type DrawTable, textHash } from '@cosmodrome/fairness';

/** Digits of the outcomes' hash in the name of their table. */
const NAMED_BY = 16;

/**
 * What a launch is drawn from. Its name holds the hash of the outcomes: a table is known by its name and weights, and another
 * prize with the same weight is another table.
 */
export function tableOf(outcomes: readonly ChanceOutcomeFile[]): DrawTable {
  const hash = textHash();
  hash.add(JSON.stringify(outcomes));
  return { name: `chance ${hash.end().slice(0, NAMED_BY)}`, weights: outcomes.map(({ weight }) => weight) };
}
