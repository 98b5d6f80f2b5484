import { Dialog } from '@cosmodrome/ui/dialog';
import { useTranslations } from 'use-intl';
import { More, type MoreProps } from './more.tsx';

/** The ways to tickets over the page: a sheet on a phone. */
export default function GetDialog({ close, ...more }: MoreProps & { close: () => void }) {
  const t = useTranslations('lotteries.more');
  return (
    <Dialog title={t('dialog')} closeLabel={t('close')} onClose={close} size="small">
      <More {...more} onDone={close} />
    </Dialog>
  );
}
