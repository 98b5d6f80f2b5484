import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useProtection } from '../limits/index.ts';
import { useSignal } from '../platform/signal.ts';
import { toast } from '../platform/toasts/toasts.ts';
import { untoldGifts } from './untold.ts';

/** Tells of a gift that has just come, on whatever page: nothing to who is to be shown no offers (player protection R32). */
export function GiftNotices() {
  const t = useTranslations('gifts.news');
  const navigate = useNavigate();
  const protection = useProtection();
  const untold = useSignal(untoldGifts);
  useEffect(() => {
    if (untold.length === 0 || !protection) return;
    if (protection.suppression === null) {
      for (const { key, title } of untold) {
        const action = { label: t('see'), run: () => void navigate('/profile/gifts') };
        toast({ tone: 'info', title: t('title'), detail: title, action, key: `gift ${key}` });
      }
    }
    untoldGifts.set([]);
  }, [untold, protection, navigate, t]);
  return null;
}
