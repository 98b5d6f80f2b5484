import { useTranslations } from 'use-intl';
import { useStudios } from '../studios.ts';
import type { Tick } from './search-names.ts';

/** The words for a value of a facet. */
export function useTickLabel(): (tick: Tick, value: string) => string {
  const t = useTranslations('lists');
  const studioOf = useStudios();
  return (tick, value) => (tick === 'studio' ? studioOf(value) : t(`${tick}.${value}` as 'rtp.96-97'));
}
