import { VisuallyHidden } from '@cosmodrome/ui/visually-hidden';
import { useTranslations } from 'use-intl';

/** In place of an amount that is not to be seen. */
export function HiddenAmount() {
  const t = useTranslations('shell.wallet');
  return (
    <span className="wallet-hidden">
      <span aria-hidden>••••</span>
      <VisuallyHidden>{t('hidden')}</VisuallyHidden>
    </span>
  );
}
