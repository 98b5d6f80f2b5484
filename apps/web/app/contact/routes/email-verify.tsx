import { useTranslations } from 'use-intl';
import { DirectOverlay } from '../../platform/overlays/direct.tsx';
import EmailVerify from '../letters/email-verify.tsx';

/** /email-verify at its own address, over the lobby. */
export default function EmailVerifyRoute() {
  const t = useTranslations('contact.verify');
  return <DirectOverlay view={EmailVerify} head={{ title: t('title') }} />;
}
