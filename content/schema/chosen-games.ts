import { CATEGORIES } from '@cosmodrome/rules/games/categories';
import { z } from 'zod';
import { slug } from './values.ts';

/** A game by its identifier. */
export const game = z.string().regex(/^[a-z0-9-]+\/\w+$/, 'provider/Name');

/** Which games count: those of a category or a studio that are not left out, or those of a list. */
export const chosenGamesSchema = z.union([
  z.strictObject({ category: z.enum(CATEGORIES) }),
  z.strictObject({ studio: slug }),
  z.strictObject({ list: z.array(game).min(1) }),
]);
