import { CATEGORIES } from '@cosmodrome/rules/games/categories';
import { z } from 'zod';
import { game, slug } from './values.ts';

/** Which games count: those of a category or a studio that are not left out, or those of a list. */
export const chosenGamesSchema = z.union([
  z.strictObject({ category: z.enum(CATEGORIES) }),
  z.strictObject({ studio: slug }),
  z.strictObject({ list: z.array(game).min(1) }),
]);
