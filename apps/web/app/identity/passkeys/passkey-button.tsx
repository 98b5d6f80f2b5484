import type { Player } from '@cosmodrome/contract/http/profile';
import { Button } from '@cosmodrome/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Failure, failureOf } from '../../platform/forms/failure.ts';
import { apiOf } from '../../platform/queries/query.ts';
import { withDevice } from '../enter/device.ts';
import { isCalledOff, knowsPasskeys, signInByPasskey } from './authenticator.ts';

export interface PasskeyButtonProps {
  onEnter: (player: Player) => void;
  onFailure: (failure: Failure | undefined) => void;
}

/** Signs in with a passkey, where the browser knows them: by itself, or in place of the code. */
export function PasskeyButton({ onEnter, onFailure }: PasskeyButtonProps) {
  const t = useTranslations('identity.passkey');
  const client = useQueryClient();
  const [known, know] = useState(false);
  const [pending, setPending] = useState(false);
  // The server cannot know it, and its form has to stay as it was.
  useEffect(() => know(knowsPasskeys()), []);
  if (!known) return null;
  const enter = async (): Promise<void> => {
    if (pending) return;
    setPending(true);
    onFailure(undefined);
    try {
      onEnter(await signInByPasskey(apiOf(client), withDevice()));
    } catch (error) {
      if (!isCalledOff(error)) onFailure(failureOf(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <Button icon="fingerprint" wide pending={pending && t('pending')} onClick={() => void enter()}>
      {t('use')}
    </Button>
  );
}
