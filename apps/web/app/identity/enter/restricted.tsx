import { Button } from '@cosmodrome/ui/button';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useTranslations } from 'use-intl';

/** Guest mode: no accounts from here (spec 6). */
export function Restricted({ of }: { of: 'signIn' | 'signUp' }) {
  const t = useTranslations('identity');
  return (
    <StateBlock
      icon="globe"
      heading={t(`${of}.restricted`)}
      headingLevel={3}
      actions={<Button href="/">{t('signUp.lobby')}</Button>}
    >
      {t(`${of}.restrictedText`)}
    </StateBlock>
  );
}
