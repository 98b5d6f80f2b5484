import type { Protection } from '@cosmodrome/contract/http/protection';
import { Button } from '@cosmodrome/ui/button';
import { Notice } from '@cosmodrome/ui/notice';
import { useLocale, useTranslations } from 'use-intl';

/** Why no offers are shown, where the cards of the limits do not say it already. */
export function NoOffers({ protection: { suppression, markers } }: { protection: Protection }) {
  const t = useTranslations('protection.offers');
  const locale = useLocale();
  if (suppression !== 'register' && suppression !== 'assessment' && suppression !== 'markers') return null;
  const signs = new Intl.ListFormat(locale).format(markers.map((marker) => t(`signs.${marker}`)));
  return (
    <Notice
      icon="shield-check"
      tone="info"
      title={t('title')}
      end={
        suppression === 'markers' && (
          <Button size="small" href="/self-assessment">
            {t('check')}
          </Button>
        )
      }
    >
      {t(suppression, { signs })}
    </Notice>
  );
}
