import { useTranslations } from 'use-intl';
import { ProfileFrame } from '../../profile/index.ts';
import { PromocodePanels } from '../../bonuses/pages/promocode-panels.tsx';
import { PageHead } from '../../platform/head.tsx';

/** /profile/promocode: codes and the wish for offers, inside the frame of the profile; what a code gave is among the gifts. */
export default function PromocodeRoute() {
  const t = useTranslations('bonuses');
  return (
    <ProfileFrame current="/profile/promocode" title={t('title')} text={t('text')}>
      <PageHead title={t('title')} listed={false} />
      <PromocodePanels />
    </ProfileFrame>
  );
}
