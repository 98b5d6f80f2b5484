import { GIFT_STAGES, WIDGETS } from '@cosmodrome/rules/gifts/gifts';
import { z } from 'zod';
import { texts } from './languages.ts';

const groupKey = z.string().min(1).max(80);

/** What an operator says of gifts by their group keys, whichever system they are of (spec 4, "Gift stages"). */
export const giftsSchema = z.strictObject({
  /** Gifts that are listed to nobody while they are in one of these stages. */
  disabled: z.array(z.strictObject({ group_key: groupKey, stages: z.array(z.enum(GIFT_STAGES)).min(1) })),
  /** Gifts that leave no trace in the list once their player has refused them. */
  removable: z.array(groupKey),
  /** A sentence that such gifts show besides their terms. */
  additional: z.array(z.strictObject({ group_key: groupKey, text: texts(200) })),
  /** Which bookmarks stand at the edge of the page while there is something behind them. */
  widgets: z.strictObject(
    Object.fromEntries(WIDGETS.map((name) => [name, z.boolean()])) as Record<(typeof WIDGETS)[number], z.ZodBoolean>,
  ),
});
export type GiftsFile = z.infer<typeof giftsSchema>;
