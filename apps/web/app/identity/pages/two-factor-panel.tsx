import './security.css';
import { Button } from '@cosmodrome/ui/button';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Failed } from '../../platform/failed.tsx';
import { part } from '../../platform/device/part.ts';
import { useSession } from '../../platform/session/session.ts';
import { playerQuery } from '../../platform/session/player.ts';
import { sessionsQuery, twoFactorQuery } from '../security/queries.ts';
import { RecoveryCodesDialog } from '../security/recovery-codes-dialog.tsx';
import { ProfilePanel } from '../../profile/index.ts';
import type { OpenTwoFactor } from '../security/two-factor-dialogs.tsx';

const TwoFactorDialog = part(() => import('../security/two-factor-dialogs.tsx'));

/** The second factor: off with a way to set it up, or on with its recovery codes and the way to turn it off. */
export function TwoFactorPanel() {
  const t = useTranslations('security.twoFactor');
  const again = useTranslations('security')('again');
  const client = useQueryClient();
  const player = useSession() === 'player';
  const { data: state, isError, refetch } = useQuery({ ...twoFactorQuery(), enabled: player });
  const [open, show] = useState<OpenTwoFactor>();
  const [codes, keep] = useState<readonly string[]>();
  const close = (): void => show(undefined);
  const setUp = (): void => {
    if (state?.otp_secret && state.data) show({ name: 'set-up', secret: state.otp_secret, uri: state.data });
  };
  const changed = (made?: readonly string[]): void => {
    show(undefined);
    keep(made);
    for (const { queryKey } of [twoFactorQuery(), playerQuery(), sessionsQuery()]) {
      void client.invalidateQueries({ queryKey });
    }
  };

  return (
    <ProfilePanel title={t('title')} text={state?.enabled ? t('on') : t('off')}>
      {state ? (
        <>
          {state.enabled && (
            <p className={state.recovery_codes_left < 3 ? 'text-body text-warn' : 'text-body text-mid'}>
              {t('left', { count: state.recovery_codes_left })}
            </p>
          )}
          <div className="security-actions">
            {state.enabled ? (
              <>
                <Button icon="key-round" onClick={() => show({ name: 'renew' })}>
                  {t('renew')}
                </Button>
                <Button look="danger" onClick={() => show({ name: 'turn-off' })}>
                  {t('turnOff')}
                </Button>
              </>
            ) : (
              <Button look="armed" icon="shield-check" onClick={setUp}>
                {t('setUp')}
              </Button>
            )}
          </div>
        </>
      ) : isError ? (
        <Failed title={t('loadFailed')} text={null} headingLevel={3} again={again} onAgain={() => void refetch()} />
      ) : (
        <div className="flex h-11 items-center">
          <TextSkeleton width="160px" />
        </div>
      )}
      {open && (
        <Suspense>
          <TwoFactorDialog open={open} close={close} done={changed} />
        </Suspense>
      )}
      {/* Not a part: codes that were just made must show, whatever the line does. */}
      {codes && <RecoveryCodesDialog codes={codes} close={() => keep(undefined)} />}
    </ProfilePanel>
  );
}
