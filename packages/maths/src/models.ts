/** Every model that can be played, by id. */
import { blackjackModel } from './blackjack/model.ts';
import type { BlackjackModel } from './blackjack/types.ts';
import { bookModels } from './book/model.ts';
import { crashModel, ROCKET } from './crash/model.ts';
import type { CrashModel } from './crash/types.ts';
import { linesModels } from './lines/model.ts';
import { rouletteModel } from './roulette/model.ts';
import type { RouletteModel } from './roulette/types.ts';
import type { SlotModel } from './slots/types.ts';
import { waysModels } from './ways/model.ts';

/** A model of any family; `family` tells which. */
export type Model =
  | SlotModel<'lines'>
  | SlotModel<'book'>
  | SlotModel<'ways'>
  | CrashModel
  | RouletteModel
  | BlackjackModel;

const all: readonly Model[] = [
  ...linesModels,
  ...bookModels,
  ...waysModels,
  crashModel('crash-rocket', ROCKET),
  rouletteModel('roulette-european'),
  blackjackModel('blackjack-s17'),
];

export const models: Readonly<Record<string, Model>> = Object.fromEntries(all.map((model) => [model.id, model]));

/** The model of an id. Throws RangeError for an unknown one. */
export function model(id: string): Model {
  const found = Object.hasOwn(models, id) ? models[id] : undefined;
  if (found === undefined) throw new RangeError(`there is no model "${id}"`);
  return found;
}
