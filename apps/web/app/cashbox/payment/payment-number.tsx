import { useTranslations } from 'use-intl';
import { CopyButton } from '../../platform/copy-button.tsx';

/** The payment's own number, for whoever has to name it (player protection R28). */
export function PaymentNumber({ id }: { id: string }) {
  const t = useTranslations('cashbox.result');
  const words = useTranslations('cashbox.qr');
  return (
    <p className="flex items-center justify-center gap-2 text-meta text-low">
      <span className="min-w-0 [overflow-wrap:anywhere]">{t('number', { id })}</span>
      <CopyButton text={id} what={t('copyNumber')} words={{ copy: words('copy'), copied: words('copied') }} />
    </p>
  );
}
