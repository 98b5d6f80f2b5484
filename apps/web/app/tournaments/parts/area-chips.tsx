import { Chip } from '@cosmodrome/ui/chip';
import { ChipRow } from '@cosmodrome/ui/chip-row';
import { useTranslations } from 'use-intl';
import { useSite } from '../../platform/site.ts';

/** The areas there are pages for, in their order. */
const AREAS = ['all', 'producers', 'lotteries', 'actions', 'live', 'achievements', 'archive'] as const;
export type Area = (typeof AREAS)[number];

/** The areas of the tournaments, each a page of its own. */
export function AreaChips({ area, counts }: { area: Area; counts: Partial<Record<Area, number>> }) {
  const t = useTranslations('tournaments');
  const { lotteries } = useSite();
  const areas = AREAS.filter((each) => each !== 'lotteries' || lotteries);
  return (
    <ChipRow label={t('areas')}>
      {areas.map((each) => (
        <Chip key={each} href={`/tournaments/${each}`} selected={each === area}>
          {t(`area.${each}`)} {counts[each] !== undefined && <small>{counts[each]}</small>}
        </Chip>
      ))}
    </ChipRow>
  );
}
