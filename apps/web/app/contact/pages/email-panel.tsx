import { Button } from '@cosmodrome/ui/button';
import { Icon } from '@cosmodrome/ui/icon';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import type { Player } from '@cosmodrome/contract/http/profile';
import { useTranslations } from 'use-intl';
import { useFormat } from '../../platform/i18n/format.ts';
import { usePlayer } from '../../platform/session/player.ts';
import { useResend } from '../letters/use-resend.ts';
import { ProfilePanel } from '../../profile/index.ts';

/** The address that letters go to, and whether it is known to be the player's. */
export function EmailPanel() {
  const t = useTranslations('contact.panel');
  const player = usePlayer();
  return (
    <ProfilePanel title={t('title')} text={t('text')}>
      {player ? <Address player={player} /> : <AddressSkeleton />}
    </ProfilePanel>
  );
}

/** As high as the address and its state. */
function AddressSkeleton() {
  return (
    <div className="grid h-12 content-center gap-3">
      <TextSkeleton width="240px" />
      <TextSkeleton width="160px" height={10} />
    </div>
  );
}

function Address({ player }: { player: Player }) {
  const t = useTranslations('contact.panel');
  const format = useFormat();
  const { pending, resend } = useResend(player.email);
  const { email, confirmed_at: confirmedAt } = player;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="grid min-w-0 gap-1">
        <p className="text-lead text-high [overflow-wrap:anywhere]">{email}</p>
        <p className="flex items-center gap-2 text-body text-mid">
          <Icon
            name={confirmedAt === null ? 'circle-alert' : 'circle-check'}
            size={16}
            className={confirmedAt === null ? 'text-warn' : 'text-ok'}
          />
          {confirmedAt === null
            ? t('open')
            : t('confirmed', { date: format.dateTime(new Date(confirmedAt), { dateStyle: 'long' }) })}
        </p>
      </div>
      {confirmedAt === null && (
        <Button icon="mail" pending={pending && t('pending')} onClick={() => void resend()}>
          {t('resend')}
        </Button>
      )}
    </div>
  );
}
