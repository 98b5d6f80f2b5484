import { Anchor } from '@cosmodrome/ui/anchor';
import size from '@cosmodrome/ui/brand/logo-size.json';
import { useTranslations } from 'use-intl';
import { useSite } from '../../platform/site.ts';

/** The brand's mark, which leads home. */
export function Logo() {
  const t = useTranslations('shell');
  const { brand } = useSite();
  return (
    <Anchor href="/" className="logo" aria-label={t('home')}>
      <img src={brand.logo.full} alt="" width={size.width} height={size.height} />
    </Anchor>
  );
}
