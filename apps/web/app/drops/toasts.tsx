import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useTold } from '../limits/index.ts';
import { useMoneyText } from '../platform/i18n/money.tsx';
import { toast } from '../platform/toasts/toasts.ts';
import { untoldWins, type Won } from './untold.ts';

/** Tells of each prize once. */
export default function WinToasts({ untold }: { untold: readonly Won[] }) {
  const t = useTranslations('drops.told');
  const money = useMoneyText();
  const navigate = useNavigate();
  useTold(untoldWins, untold, ({ id, title, round_id: round, amount_cents: cents, currency }) => {
    const action = { label: t('see'), run: () => void navigate('/prize-drops') };
    toast({
      tone: 'ok',
      title: t('title', { amount: money(cents, currency) }),
      detail: title,
      action,
      key: `${id} ${round}`,
    });
  });
  return null;
}
