import { letterLinks } from '@cosmodrome/rules/contact/letters';
import { Button } from '@cosmodrome/ui/button';
import { use, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOverlays } from '../../platform/overlays/navigation.ts';
import type { OverlayViewProps } from '../../platform/routing/path-spec.ts';
import { sessionState, signedOut, useSession } from '../../platform/session/session.ts';
import { toast } from '../../platform/toasts/toasts.ts';
import { PostedAnswerContext } from '../../platform/forms/answer.ts';
import { EnterDialog } from '../../platform/overlays/enter-dialog.tsx';
import { Answered } from '../../contact/index.ts';
import { NewPasswordForm } from './new-password-form.tsx';

/** Overlay /new-password: where the link of the letter leads, and its aliases and hashes (spec 2.2). */
export default function NewPassword({ path, search, close }: OverlayViewProps) {
  const t = useTranslations('restore.newPassword');
  const id = useId();
  const { open } = useOverlays();
  const [pending, wait] = useState(false);
  const posted = use(PostedAnswerContext);
  const [useless, give] = useState(posted?.failure.fields['reset_password_token'] !== undefined);
  const token = search.get(letterLinks.password.parameter) ?? '';
  if (token === '' || useless) return <NoLink used={useless} close={close} />;

  const done = (): void => {
    // All sessions have ended, and this browser's may have been one of them.
    if (sessionState.get() !== 'guest') signedOut();
    toast({ tone: 'ok', title: t('done'), detail: t('doneText'), key: 'password-changed' });
    open('/sign-in', { replaceTop: true });
  };
  return (
    <EnterDialog
      title={t('title')}
      close={close}
      submit={{ form: id, label: t('button'), pending: pending && t('pending') }}
      other={{ question: t('known'), label: t('signIn'), href: '/sign-in' }}
    >
      <div className="grid gap-6">
        <p className="text-body text-mid">{t('text')}</p>
        <NewPasswordForm
          id={id}
          path={path}
          token={token}
          onDone={done}
          onUseless={() => give(true)}
          onPending={wait}
        />
      </div>
    </EnterDialog>
  );
}

/** Without a link that opens it: where one comes from. Who is signed in changes the password with the current one. */
function NoLink({ used, close }: { used: boolean; close: () => void }) {
  const t = useTranslations('restore.newPassword');
  const player = useSession() !== 'guest';
  return (
    <Answered
      title={t(used ? 'useless' : 'noLink')}
      text={used ? t('uselessText') : player ? t('noLinkPlayer') : t('noLinkText')}
      wrong={used}
      close={close}
      actions={
        player ? (
          <Button look="ignited" size="sheet" wide href="/profile/security">
            {t('security')}
          </Button>
        ) : (
          <Button look="ignited" size="sheet" wide href="/remind">
            {t('remind')}
          </Button>
        )
      }
    />
  );
}
