import { Dialog } from '@cosmodrome/ui/dialog';
import { useTranslations } from 'use-intl';
import { DayBody, type DayBodyProps } from '../parts/day-body.tsx';
import { useDayWords } from '../words.ts';

export interface DayDialogProps extends Omit<DayBodyProps, 'all' | 'onDetails'> {
  close: () => void;
}

/** A day with everything that it asks and gives. */
export default function DayDialog({ close, ...body }: DayDialogProps) {
  const t = useTranslations('adventure');
  const words = useDayWords(body.currency);
  return (
    <Dialog title={words.prize(body.day)} closeLabel={t('close')} onClose={close} size="small">
      <div className="grid gap-4">
        <p className="text-body text-low">{words.name(body.day)}</p>
        <DayBody {...body} all />
        <p className="text-meta text-mid">{t('note')}</p>
      </div>
    </Dialog>
  );
}
