import { Button } from '@cosmodrome/ui/button';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OverlayViewProps } from '../../platform/routing/path-spec.ts';
import { EnterDialog } from '../enter/enter-dialog.tsx';
import { withRedirect } from '../enter/enter-links.ts';
import { Answered } from './answered.tsx';
import { EmailForm } from './email-form.tsx';
import { SENT } from './sent.ts';

/** Overlay /remind: a letter with a link to a new password. It never says whether an account has the address. */
export default function Remind({ path, search, close }: OverlayViewProps) {
  const t = useTranslations('restore.remind');
  const id = useId();
  const [pending, wait] = useState(false);
  const [sentTo, sent] = useState(search.has(SENT) ? '' : undefined);
  const signIn = withRedirect('/sign-in', search);
  if (sentTo !== undefined) {
    return (
      <Answered
        title={t('sent')}
        text={sentTo === '' ? t('sentText') : t('sentTo', { email: sentTo })}
        close={close}
        actions={
          <>
            <Button size="sheet" wide href={signIn}>
              {t('signIn')}
            </Button>
            <Button look="bare" href="/remind" onClick={() => sent(undefined)}>
              {t('again')}
            </Button>
          </>
        }
      />
    );
  }
  return (
    <EnterDialog
      title={t('title')}
      close={close}
      submit={{ form: id, label: t('button'), pending: pending && t('pending') }}
      other={{ question: t('known'), label: t('signIn'), href: signIn }}
    >
      <div className="grid gap-6">
        <p className="text-body text-mid">{t('text')}</p>
        <EmailForm id={id} path={path} call="account.remind" onSent={sent} onPending={wait} />
      </div>
    </EnterDialog>
  );
}
