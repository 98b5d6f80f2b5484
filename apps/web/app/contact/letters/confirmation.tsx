import { Button } from '@cosmodrome/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useOverlays } from '../../platform/overlays/navigation.ts';
import { apiOf } from '../../platform/queries/query.ts';
import type { OverlayViewProps } from '../../platform/routing/path-spec.ts';
import { sessionState } from '../../platform/session/session.ts';
import { playerQuery } from '../../platform/session/player.ts';
import { Answered } from './answered.tsx';
import { useLink } from './use-link.ts';

/** Overlay /confirmation: where the link of the letter leads, and its aliases (spec 2.2). It confirms by itself. */
export default function Confirmation({ search, close }: OverlayViewProps) {
  const t = useTranslations('contact');
  const broken = useTranslations('errors.failure')('broken');
  const client = useQueryClient();
  const { leaveTo } = useOverlays();
  const { state, failure, follow } = useLink('confirmation', search, async (confirmation_token) => {
    await apiOf(client)('contact.confirmEmail', { query: { confirmation_token } });
    if (sessionState.get() !== 'guest') await client.invalidateQueries({ queryKey: playerQuery().queryKey });
  });
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    void follow();
  });
  useEffect(() => {
    if (state === 'ready') begin();
  }, [state]);

  if (state === 'done') {
    return (
      <Answered
        title={t('confirmation.done')}
        text={t('confirmation.doneText')}
        close={close}
        actions={
          <Button look="ignited" size="sheet" wide onClick={() => leaveTo('/')}>
            {t('confirmation.lobby')}
          </Button>
        }
      />
    );
  }
  if (state === 'ready' || state === 'pending') {
    return (
      <Answered
        title={t('confirmation.title')}
        text={t('confirmation.pending')}
        close={close}
        actions={
          <Button look="ignited" size="sheet" wide pending={state === 'pending' && t('confirmation.pending')}>
            {t('confirmation.button')}
          </Button>
        }
      />
    );
  }
  const useless = state === 'useless';
  return (
    <Answered
      title={t(useless ? 'confirmation.useless' : 'confirmation.failed')}
      text={useless ? t('confirmation.uselessText') : (failure?.base ?? broken)}
      wrong
      close={close}
      actions={
        useless ? (
          <Button look="ignited" size="sheet" wide href="/email-verify">
            {t('confirmation.another')}
          </Button>
        ) : (
          <Button look="ignited" size="sheet" wide onClick={() => void follow()}>
            {t('again')}
          </Button>
        )
      }
    />
  );
}
