import { useTranslations } from 'use-intl';
import { PageHead } from '../../platform/head.tsx';
import { useFormat } from '../../platform/i18n/format.ts';
import { PasskeysPanel } from '../../identity/pages/passkeys-panel.tsx';
import { ProfileFrame } from '../../profile/index.ts';
import { usePlayer } from '../../platform/session/player.ts';
import { ClosingPanel } from '../../identity/pages/closing-panel.tsx';
import { DataPanel } from '../../profile/pages/data-panel.tsx';
import { EmailPanel } from '../../contact/pages/email-panel.tsx';
import { PasswordPanel } from '../../identity/pages/password-panel.tsx';
import { SessionsPanel } from '../../identity/pages/sessions-panel.tsx';
import { TwoFactorPanel } from '../../identity/pages/two-factor-panel.tsx';

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
