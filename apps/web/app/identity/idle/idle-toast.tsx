import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useFormat } from '../../platform/i18n/format.ts';
import { closeToast, toast } from '../../platform/toasts/toasts.ts';
import { stayAwake } from './idle.ts';

/** Says until when the player stays signed in, for as long as that is so. */
export default function IdleToast({ end }: { end: number }) {
  const t = useTranslations('identity.idle');
  const format = useFormat();
  const tell = useEffectEvent(() =>
    toast({
      tone: 'warn',
      title: t('title'),
      detail: t('detail', { time: format.dateTime(new Date(end), { timeStyle: 'short' }) }),
      action: { label: t('stay'), run: () => void stayAwake() },
      stays: true,
      key: 'idle',
    }),
  );
  useEffect(() => {
    const id = tell();
    return () => closeToast(id);
  }, [end]);
  return null;
}
