import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useTold } from '../limits/index.ts';
import { toast } from '../platform/toasts/toasts.ts';
import { untoldGifts, type UntoldGift } from './untold.ts';

/** Tells of gifts that have just come, each once. */
export default function GiftToasts({ untold }: { untold: readonly UntoldGift[] }) {
  const t = useTranslations('gifts.news');
  const navigate = useNavigate();
  useTold(untoldGifts, untold, ({ key, title }) => {
    const action = { label: t('see'), run: () => void navigate('/profile/gifts') };
    toast({ tone: 'info', title: t('title'), detail: title, action, key: `gift ${key}` });
  });
  return null;
}
