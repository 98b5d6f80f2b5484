import type { Tournament } from '@cosmodrome/contract/http/tournaments';
import { useTranslations } from 'use-intl';
import { useSite } from '../../platform/site.ts';

/** Who pays the pool: the brand of the site, or a studio. */
export function usePayer(): (tournament: Pick<Tournament, 'paid_by'>) => string {
  const { brand } = useSite();
  return ({ paid_by: { id, title } }) => (id === 'house' ? brand.name : title);
}

/** The line of what it costs and who pays (player protection R24). */
export function useFootWords(): (tournament: Pick<Tournament, 'paid_by'>) => string {
  const t = useTranslations('tournaments');
  const payer = usePayer();
  return (tournament) => t('freePaidBy', { payer: payer(tournament) });
}
