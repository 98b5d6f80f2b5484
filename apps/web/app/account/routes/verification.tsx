import '../verification/verification.css';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../platform/head.tsx';
import { ProfileFrame } from '../profile/profile-frame.tsx';
import { DocumentsPanel } from '../verification/documents-panel.tsx';
import { StatePanel } from '../verification/state-panel.tsx';
import { UploadPanel } from '../verification/upload-panel.tsx';

/** /profile/verification: which papers are asked, what became of those that were sent, and sending one. */
export default function VerificationRoute() {
  const t = useTranslations('verification');
  return (
    <ProfileFrame current="/profile/verification" title={t('title')} text={t('text')}>
      <PageHead title={t('title')} listed={false} />
      <StatePanel />
      <UploadPanel />
      <DocumentsPanel />
    </ProfileFrame>
  );
}
