/** When something with a start and an end is on (spec 4). Null ends are open. */
export type PromoStatus = 'future' | 'active' | 'archive';

export function promoStatus(start: string | null, end: string | null, now: Date): PromoStatus {
  const at = now.getTime();
  if (start !== null && new Date(start).getTime() > at) return 'future';
  return end === null || new Date(end).getTime() > at ? 'active' : 'archive';
}
