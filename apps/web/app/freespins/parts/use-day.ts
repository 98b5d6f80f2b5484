import { useFormat } from '../../platform/i18n/format.ts';

/** A day as sentences name it; empty for none. */
export function useDay(): (at: string | null) => string {
  const format = useFormat();
  return (at) => (at === null ? '' : format.dateTime(new Date(at), { day: 'numeric', month: 'long' }));
}
