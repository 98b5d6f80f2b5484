import { useProtection } from '../limits/index.ts';

/** Whether a break or an exclusion of the player's own runs, as far as it is known: nothing can be paid in then (R5). */
export const useExcluded = (): boolean => useProtection()?.suppression === 'excluded';
