import { Button } from '@cosmodrome/ui/button';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useTranslations } from 'use-intl';

/** While offers are held back from a player: what it means, and the way to the limits. */
export function HeldBack() {
  const t = useTranslations('promotions.heldBack');
  return (
    <StateBlock
      icon="shield-check"
      tone="info"
      heading={t('title')}
      actions={<Button href="/profile/limits">{t('limits')}</Button>}
    >
      {t('text')}
    </StateBlock>
  );
}

export function NothingRuns() {
  const t = useTranslations('promotions.none');
  return (
    <StateBlock icon="gift" heading={t('title')} actions={<Button href="/">{t('lobby')}</Button>}>
      {t('text')}
    </StateBlock>
  );
}
