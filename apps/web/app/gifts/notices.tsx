import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useProtection } from '../limits/index.ts';
import { useSignal } from '../platform/signal.ts';
import { toast } from '../platform/toasts/toasts.ts';
import { untoldGifts, type UntoldGift } from './untold.ts';

/** Tells of a gift that has just come, on whatever page: nothing to who is to be shown no offers (player protection R32). */
export function GiftNotices() {
  const untold = useSignal(untoldGifts);
  // Drawn with the first one only: its texts have come with it, and a page that began without them would not look again.
  return untold.length === 0 ? null : <GiftToasts untold={untold} />;
}

function GiftToasts({ untold }: { untold: readonly UntoldGift[] }) {
  const t = useTranslations('gifts.news');
  const navigate = useNavigate();
  const protection = useProtection();
  useEffect(() => {
    if (!protection) return;
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
