import '../bonuses.css';
import { useTranslations } from 'use-intl';
import { ProfileFrame } from '../../account/index.ts';
import { PageHead } from '../../platform/head.tsx';
import { CodeSetPanel } from '../deposit/code-set-panel.tsx';
import { BonusList } from '../parts/bonus-list.tsx';
import { CodePanel } from '../parts/code-panel.tsx';
import { WishPanel } from '../parts/wish-panel.tsx';

/** /profile/promocode: codes, the player's bonuses with their terms, and whether any are wanted. */
export default function PromocodeRoute() {
  const t = useTranslations('bonuses');
  return (
    <ProfileFrame current="/profile/promocode" title={t('title')} text={t('text')}>
      <PageHead title={t('title')} listed={false} />
      <CodePanel />
      <CodeSetPanel />
      <BonusList />
      <WishPanel />
    </ProfileFrame>
  );
}
