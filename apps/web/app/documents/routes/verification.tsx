import '../parts/verification.css';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../platform/head.tsx';
import { ProfileFrame } from '../../profile/index.ts';
import { DocumentsPanel } from '../parts/documents-panel.tsx';
import { StatePanel } from '../parts/state-panel.tsx';
import { UploadPanel } from '../parts/upload-panel.tsx';

/** /profile/verification: which papers are asked, what became of those that were sent, and sending one. */
export default function VerificationRoute() {
  const t = useTranslations('documents');
  return (
    <ProfileFrame current="/profile/verification" title={t('title')} text={t('text')}>
      <PageHead title={t('title')} listed={false} />
      <StatePanel />
      <UploadPanel />
      <DocumentsPanel />
    </ProfileFrame>
  );
}
