import { PROMO_BANNER_RETURN } from '@cosmodrome/rules/content/banners';
import { Anchor } from '@cosmodrome/ui/anchor';
import { IconButton } from '@cosmodrome/ui/icon-button';
import { useRootMark } from '@cosmodrome/ui/root-marks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { promoQuery } from '../../content/index.ts';
import { useSite } from '../../platform/site.ts';
import { useIsExcluded } from '../../promotions/index.ts';

/**
 * One sentence above the header for guests. Closed, it comes back after two minutes, and then moves nothing; nor does it
 * where the origin has to be asked first whether this visitor may be shown offers.
 */
export default function PromoBanner() {
  const t = useTranslations('shell');
  const { locale } = useSite();
  const { data: promo } = useQuery(promoQuery(locale));
  const excluded = useIsExcluded();
  const [wasKnown] = useState(excluded !== undefined);
  const [state, setState] = useState<'first' | 'closed' | 'back'>('first');
  useEffect(() => {
    if (state !== 'closed') return undefined;
    const timer = setTimeout(() => setState('back'), PROMO_BANNER_RETURN);
    return () => clearTimeout(timer);
  }, [state]);
  const isShown = promo && excluded === false && state !== 'closed';
  const isLate = !wasKnown || state === 'back';
  useRootMark('has-late-promo', isShown === true && isLate);
  if (!isShown) return null;
  return (
    <aside className={isLate ? 'promo is-back' : 'promo'} aria-label={t('promo')}>
      <Anchor href={promo.url} className="promo-link text-body">
        <strong>{promo.title}</strong>
        <span className="promo-more">{promo.text}</span>
        <span className="promo-more promo-way">{promo.name}</span>
      </Anchor>
      <IconButton icon="x" size="small" iconSize={18} label={t('close')} onClick={() => setState('closed')} />
    </aside>
  );
}
