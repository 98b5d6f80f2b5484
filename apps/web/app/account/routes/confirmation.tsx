import { useTranslations } from 'use-intl';
import { DirectOverlay } from '../../platform/overlays/direct.tsx';
import Confirmation from '../restore/confirmation.tsx';

/** /confirmation at its own address, over the lobby. */
export default function ConfirmationRoute() {
  const t = useTranslations('restore.confirmation');
  return <DirectOverlay view={Confirmation} head={{ title: t('title') }} />;
}
