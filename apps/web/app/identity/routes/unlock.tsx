import { useTranslations } from 'use-intl';
import { DirectOverlay } from '../../platform/overlays/direct.tsx';
import Unlock from '../restore/unlock.tsx';

/** /unlock at its own address, over the lobby. */
export default function UnlockRoute() {
  const t = useTranslations('restore.unlock');
  return <DirectOverlay view={Unlock} head={{ title: t('title') }} />;
}
