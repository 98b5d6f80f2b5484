import { useTranslations } from 'use-intl';
import { DirectOverlay } from '../../platform/overlays/direct.tsx';
import Cashbox from '../cashbox.tsx';

/** The cashbox at one of its own addresses, over the lobby. */
export default function CashboxRoute() {
  const t = useTranslations('cashbox');
  return <DirectOverlay view={Cashbox} head={{ title: t('title') }} />;
}
