import { Button } from '@cosmodrome/ui/button';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { useTranslations } from 'use-intl';
import type { Player } from '@cosmodrome/contract/http/profile';
import type { OverlayViewProps } from '../../platform/routing/path-spec.ts';
import { useSession } from '../../platform/session/session.ts';
import { usePlayer } from '../../platform/session/player.ts';
import { Answered } from './answered.tsx';
import { AskForLetter } from './ask-for-letter.tsx';
import { useResend } from './use-resend.ts';

/** Overlay /email-verify: says where the confirmation letter went, and sends another one. */
export default function EmailVerify(props: OverlayViewProps) {
  const session = useSession();
  const player = usePlayer();
  if (session === 'guest') return <ByAddress {...props} />;
  return player ? <Own player={player} close={props.close} /> : <Waiting close={props.close} />;
}

function Waiting({ close }: { close: () => void }) {
  const t = useTranslations('contact.verify');
  return <Answered title={t('title')} text={<TextSkeleton width="80%" />} close={close} actions={null} />;
}

function Own({ player, close }: { player: Player; close: () => void }) {
  const t = useTranslations('contact.verify');
  const { pending, resend } = useResend(player.email);
  const confirmed = player.confirmed_at !== null;
  return (
    <Answered
      title={t(confirmed ? 'confirmed' : 'title')}
      text={t(confirmed ? 'confirmedText' : 'text', { email: player.email })}
      close={close}
      actions={
        confirmed ? (
          <Button size="sheet" wide onClick={close}>
            {t('close')}
          </Button>
        ) : (
          <Button look="ignited" size="sheet" wide pending={pending && t('pending')} onClick={() => void resend()}>
            {t('again')}
          </Button>
        )
      }
    />
  );
}

/** Nobody is signed in: a letter to the address that is typed, whoever it belongs to. */
function ByAddress({ path, close }: OverlayViewProps) {
  const t = useTranslations('contact.verify');
  return (
    <AskForLetter
      path={path}
      close={close}
      call="contact.resendConfirmation"
      title={t('ask')}
      text={t('askText')}
      button={t('again')}
      pending={t('pending')}
      other={{ question: t('known'), label: t('signIn'), href: '/sign-in' }}
      sent={(sentTo) => (
        <Answered
          title={t('title')}
          text={t('maybeSent', { email: sentTo })}
          close={close}
          actions={
            <Button size="sheet" wide onClick={close}>
              {t('close')}
            </Button>
          }
        />
      )}
    />
  );
}
