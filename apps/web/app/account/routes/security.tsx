import { useTranslations } from 'use-intl';
import { PageHead } from '../../platform/head.tsx';
import { useFormat } from '../../platform/i18n/format.ts';
import { PasskeysPanel } from '../passkeys/passkeys-panel.tsx';
import { ProfileFrame } from '../profile/profile-frame.tsx';
import { usePlayer } from '../queries.ts';
import { ClosingPanel } from '../security/closing-panel.tsx';
import { DataPanel } from '../security/data-panel.tsx';
import { EmailPanel } from '../security/email-panel.tsx';
import { PasswordPanel } from '../security/password-panel.tsx';
import { SessionsPanel } from '../security/sessions-panel.tsx';
import { TwoFactorPanel } from '../security/two-factor-panel.tsx';

/** /profile/security: what guards the account, and the way out of it. */
export default function SecurityRoute() {
  const t = useTranslations('security');
  return (
    <ProfileFrame current="/profile/security" title={t('title')} text={<LastSignIn />}>
      <PageHead title={t('title')} />
      <SessionsPanel />
      <EmailPanel />
      <PasswordPanel />
      <TwoFactorPanel />
      <PasskeysPanel />
      <DataPanel />
      <ClosingPanel />
    </ProfileFrame>
  );
}

function LastSignIn() {
  const t = useTranslations('security');
  const format = useFormat();
  const player = usePlayer();
  if (!player) return t('text');
  const last = player.last_sign_in_at;
  return last === null
    ? t('first')
    : t('last', { at: format.dateTime(new Date(last), { dateStyle: 'long', timeStyle: 'short' }) });
}
