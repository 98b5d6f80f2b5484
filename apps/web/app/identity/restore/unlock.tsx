import { Button } from '@cosmodrome/ui/button';
import { letterLinks } from '@cosmodrome/rules/contact/letters';
import { useTranslations } from 'use-intl';
import { useKeyedCall } from '../../platform/forms/keyed.ts';
import type { OverlayViewProps } from '../../platform/routing/path-spec.ts';
import { Answered, AskForLetter, useLink } from '../../contact/index.ts';

/** Overlay /unlock: asks for a letter that opens a paused sign-in, and is where its link leads (player-protection R26). */
export default function Unlock(props: OverlayViewProps) {
  return props.search.has(letterLinks.unlock.parameter) ? <UseLink {...props} /> : <AskForLink {...props} />;
}

/** Opens nothing by itself: programs that look into mails open links too. */
function UseLink({ search, close }: OverlayViewProps) {
  const t = useTranslations('restore');
  const broken = useTranslations('errors.failure')('broken');
  const call = useKeyedCall('identity.unlock');
  const { state, failure, follow } = useLink('unlock', search, (unlock_token) =>
    call.send({ body: { user: { unlock_token } } }),
  );
  if (state === 'done') {
    return (
      <Answered
        title={t('unlock.done')}
        text={t('unlock.doneText')}
        close={close}
        actions={
          <Button look="ignited" size="sheet" wide href="/sign-in">
            {t('unlock.signIn')}
          </Button>
        }
      />
    );
  }
  if (state === 'useless') {
    return (
      <Answered
        title={t('unlock.useless')}
        text={t('unlock.uselessText')}
        wrong
        close={close}
        actions={
          <Button look="ignited" size="sheet" wide href="/unlock">
            {t('unlock.another')}
          </Button>
        }
      />
    );
  }
  const failed = state === 'failed';
  return (
    <Answered
      title={t(failed ? 'unlock.failed' : 'unlock.title')}
      text={failed ? (failure?.base ?? broken) : t('unlock.linkText')}
      wrong={failed}
      close={close}
      actions={
        <Button
          look="ignited"
          size="sheet"
          wide
          pending={state === 'pending' && t('unlock.pending')}
          onClick={() => void follow()}
        >
          {t(failed ? 'again' : 'unlock.open')}
        </Button>
      }
    />
  );
}

function AskForLink({ path, close }: OverlayViewProps) {
  const t = useTranslations('restore.unlock');
  return (
    <AskForLetter
      path={path}
      close={close}
      call="identity.askUnlock"
      title={t('title')}
      text={t('text')}
      button={t('button')}
      pending={t('sending')}
      other={{ question: t('forgot'), label: t('remind'), href: '/remind' }}
      sent={(sentTo) => (
        <Answered
          title={t('sent')}
          text={t('sentTo', { email: sentTo })}
          close={close}
          actions={
            <Button size="sheet" wide href="/sign-in">
              {t('signIn')}
            </Button>
          }
        />
      )}
    />
  );
}
