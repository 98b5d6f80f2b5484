import { slotModel } from '../slots/model.ts';
import { linesFamily } from './family.ts';
import { linesVariants } from './variants.ts';

export const linesModels = linesVariants.map((definition) => slotModel(definition, linesFamily));
