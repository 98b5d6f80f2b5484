import type { OwnStanding, Tournament } from '@cosmodrome/contract/http/tournaments';
import { Button } from '@cosmodrome/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../platform/api/browser.ts';
import { useSession } from '../../platform/session/session.ts';
import { failureOf } from '../../platform/forms/failure.ts';
import { toast } from '../../platform/toasts/toasts.ts';
import { refresh } from '../use-tournaments.ts';

/** Asks to be told of the start, or not to be; a guest signs in first. */
export function Reminder({ tournament, own }: { tournament: Tournament; own: OwnStanding | undefined }) {
  const t = useTranslations('tournaments.reminder');
  const client = useQueryClient();
  const player = useSession() === 'player';
  const [running, run] = useState(false);
  const { id, title } = tournament;
  if (!player) {
    return (
      <Button size="small" href="/sign-in" aria-label={t('signInFor', { title })}>
        {t('signIn')}
      </Button>
    );
  }
  const isSet = own?.reminder ?? false;
  const turn = async (): Promise<void> => {
    run(true);
    try {
      await api('tournaments.remind', { params: { id }, body: { reminder: !isSet } });
      refresh(client);
    } catch (error) {
      toast({ tone: 'danger', title: failureOf(error).base ?? t('failed') });
    } finally {
      run(false);
    }
  };
  return (
    <Button
      size="small"
      icon={isSet ? 'check' : 'bell'}
      pending={running && t('pending')}
      aria-pressed={isSet}
      aria-label={t('of', { action: t(isSet ? 'set' : 'ask'), title })}
      onClick={() => void turn()}
    >
      {t(isSet ? 'set' : 'ask')}
    </Button>
  );
}
