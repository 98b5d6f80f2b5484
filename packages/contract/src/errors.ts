import { z } from 'zod';

/** The one error body: field, error key, localised message. `base` is the field for what belongs to no field. */
export const ApiErrors = z.object({
  errors: z.record(z.string(), z.record(z.string(), z.string())),
  two_factor_required: z.boolean().optional(),
});
export type ApiErrors = z.infer<typeof ApiErrors>;
