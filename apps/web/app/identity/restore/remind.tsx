import { Button } from '@cosmodrome/ui/button';
import { useTranslations } from 'use-intl';
import type { OverlayViewProps } from '../../platform/routing/path-spec.ts';
import { withRedirect } from '../enter/enter-links.ts';
import { Answered, AskForLetter } from '../../contact/index.ts';
import { SENT } from './sent.ts';

/** Overlay /remind: a letter with a link to a new password. It never says whether an account has the address. */
export default function Remind({ path, search, close }: OverlayViewProps) {
  const t = useTranslations('restore.remind');
  const signIn = withRedirect('/sign-in', search);
  return (
    <AskForLetter
      path={path}
      close={close}
      call="identity.remind"
      title={t('title')}
      text={t('text')}
      button={t('button')}
      pending={t('pending')}
      other={{ question: t('known'), label: t('signIn'), href: signIn }}
      wasSent={search.has(SENT)}
      sent={(sentTo, again) => (
        <Answered
          title={t('sent')}
          text={sentTo === '' ? t('sentText') : t('sentTo', { email: sentTo })}
          close={close}
          actions={
            <>
              <Button size="sheet" wide href={signIn}>
                {t('signIn')}
              </Button>
              <Button look="bare" href="/remind" onClick={again}>
                {t('again')}
              </Button>
            </>
          }
        />
      )}
    />
  );
}
