import { minimumAge } from '@cosmodrome/rules/profile/licence';
import { Button } from '@cosmodrome/ui/button';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useTranslations } from 'use-intl';
import { useAgeHere } from '../../profile/index.ts';
import { useSite } from '../../platform/site.ts';
import { useExcluded } from '../excluded.ts';

type Why = 'restricted' | 'tooYoung' | 'excluded';

/** Why nothing can be paid in by this player here; null when something can. */
export function useNoDeposits(): Why | null {
  const { restricted } = useSite();
  const tooYoung = useAgeHere() === 'too_young';
  if (useExcluded()) return 'excluded';
  return tooYoung ? 'tooYoung' : restricted ? 'restricted' : null;
}

/** Says so, and leads to what stays open. */
export function NoDeposits({ why }: { why: Why }) {
  const t = useTranslations(`cashbox.${why}`);
  const { licence } = useSite();
  return (
    <StateBlock
      icon={why === 'restricted' ? 'globe' : 'lock'}
      heading={t('title')}
      headingLevel={3}
      actions={<Button href="/withdraw">{t('button')}</Button>}
    >
      {t('text', { age: minimumAge(licence) })}
    </StateBlock>
  );
}
