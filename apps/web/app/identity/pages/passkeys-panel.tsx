import './security.css';
import type { Passkey } from '@cosmodrome/contract/http/identity-passkeys';
import { Button } from '@cosmodrome/ui/button';
import { Icon } from '@cosmodrome/ui/icon';
import { IconButton } from '@cosmodrome/ui/icon-button';
import { Well } from '@cosmodrome/ui/well';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Failed } from '../../platform/failed.tsx';
import { useFormat } from '../../platform/i18n/format.ts';
import { query } from '../../platform/queries/query.ts';
import { useSession } from '../../platform/session/session.ts';
import { ProfilePanel } from '../../profile/index.ts';
import { knowsPasskeys } from '../passkeys/authenticator.ts';
import { part } from '../../platform/device/part.ts';
import type { OpenPasskey } from '../passkeys/passkey-dialogs.tsx';

const passkeysQuery = () => query('identity.passkeys', undefined, { staleTime: 0 });

const PasskeyDialog = part(() => import('../passkeys/passkey-dialogs.tsx'));

/** The player's passkeys: a sign-in without password, bound to this site. */
export function PasskeysPanel() {
  const t = useTranslations('security.passkeys');
  const again = useTranslations('security')('again');
  const client = useQueryClient();
  const player = useSession() === 'player';
  const { data, isError, refetch } = useQuery({ ...passkeysQuery(), enabled: player });
  const [open, show] = useState<OpenPasskey>();
  const [known, know] = useState(true);
  useEffect(() => know(knowsPasskeys()), []);
  const close = (): void => show(undefined);
  const done = (): void => {
    close();
    void client.invalidateQueries({ queryKey: passkeysQuery().queryKey });
  };
  return (
    <ProfilePanel title={t('title')} text={known ? t('text') : t('unknown')}>
      {data
        ? data.length > 0 && (
            <ul className="sessions">
              {data.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  rename={() => show({ name: 'rename', passkey })}
                  remove={() => show({ name: 'remove', passkey })}
                />
              ))}
            </ul>
          )
        : // Most have none, so nothing stands in for them.
          isError && (
            <Failed title={t('loadFailed')} text={null} headingLevel={3} again={again} onAgain={() => void refetch()} />
          )}
      {known && (
        <div>
          <Button icon="fingerprint" onClick={() => show({ name: 'add' })}>
            {t('add')}
          </Button>
        </div>
      )}
      {open && (
        <Suspense>
          <PasskeyDialog open={open} close={close} done={done} />
        </Suspense>
      )}
    </ProfilePanel>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  rename: () => void;
  remove: () => void;
}

function PasskeyRow({ passkey, rename, remove }: PasskeyRowProps) {
  const t = useTranslations('security.passkeys');
  const format = useFormat();
  const { name, created_at, last_used_at } = passkey;
  const day = (at: string): string => format.dateTime(new Date(at), { dateStyle: 'medium' });
  return (
    <Well as="li" className="session">
      <Icon name="fingerprint" />
      <div className="grid min-w-0 gap-1">
        <p className="session-name text-body-strong text-high">{name}</p>
        <p className="text-meta text-low">
          {last_used_at === null ? t('made', { at: day(created_at) }) : t('used', { at: day(last_used_at) })}
        </p>
      </div>
      <div className="session-ways flex">
        <IconButton icon="pencil" label={t('renameOf', { name })} onClick={rename} />
        <IconButton icon="trash-2" label={t('removeOf', { name })} onClick={remove} />
      </div>
    </Well>
  );
}
