import { useTranslations } from 'use-intl';
import { DirectOverlay } from '../../platform/overlays/direct.tsx';
import Confirmation from '../letters/confirmation.tsx';

/** /confirmation at its own address, over the lobby. */
export default function ConfirmationRoute() {
  const t = useTranslations('contact.confirmation');
  return <DirectOverlay view={Confirmation} head={{ title: t('title') }} />;
}
