import { Dialog } from '@cosmodrome/ui/dialog';
import { useTranslations } from 'use-intl';
import { Ways, type WaysProps } from './ways.tsx';

/** The ways to tickets over the page: a sheet on a phone. */
export default function GetDialog({ close, ...ways }: WaysProps & { close: () => void }) {
  const t = useTranslations('lotteries.ways');
  return (
    <Dialog title={t('dialog')} closeLabel={t('close')} onClose={close} size="small">
      <Ways {...ways} onDone={close} />
    </Dialog>
  );
}
