import { slotModel } from '../slots/model.ts';
import { bookFamily } from './family.ts';
import { bookVariants } from './variants.ts';

export const bookModels = bookVariants.map((definition) => slotModel(definition, bookFamily));
