import { Button } from '@cosmodrome/ui/button';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useLocation, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { SIGN_IN } from '../routing/guard.ts';

/** In place of what is one player's: the session ended while the page was open, here, in another tab or from afar. */
export function SignedOut() {
  const t = useTranslations('shell');
  const { pathname, search } = useLocation();
  // Who leaves by their own wish is on the way elsewhere: they need not hear it.
  if (useNavigation().state !== 'idle') return null;
  return (
    <StateBlock
      icon="log-out"
      live
      heading={t('sessionLost.title')}
      actions={<Button href={`${SIGN_IN}?redirect=${encodeURIComponent(pathname + search)}`}>{t('signIn')}</Button>}
    >
      {t('sessionLost.detail')}
    </StateBlock>
  );
}
