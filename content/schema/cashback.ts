import { z } from 'zod';

/** What comes back each Monday of the last week's losses in live games. It holds for a week when that week is paid. */
export const cashbackSchema = z.strictObject({
  /** Hundredths of a per cent of the net loss: 1000 is 10 %. */
  share_bp: z.int().min(1).max(10_000),
  /** Minor units of each currency: less than this is not paid. */
  least_cents: z.int().min(1).max(10_000),
});
