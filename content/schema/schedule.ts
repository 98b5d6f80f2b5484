import { isTimeZone } from '@cosmodrome/rules/adventure/month';
import { z } from 'zod';
import { instant } from './values.ts';

/** When something runs: once, or every day or week of the calendar of a time zone. */
export const scheduleSchema = z.discriminatedUnion('kind', [
  z
    .strictObject({ kind: z.literal('once'), starts_at: instant, ends_at: instant })
    .refine(({ starts_at: start, ends_at: end }) => start < end, 'it ends before it begins'),
  z.strictObject({
    kind: z.enum(['day', 'week']),
    zone: z.string().refine(isTimeZone, 'there is no such time zone'),
  }),
]);
