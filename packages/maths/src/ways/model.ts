import { slotModel } from '../slots/model.ts';
import { waysFamily } from './family.ts';
import { waysVariants } from './variants.ts';

export const waysModels = waysVariants.map((definition) => slotModel(definition, waysFamily));
