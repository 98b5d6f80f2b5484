import { Button } from '@cosmodrome/ui/button';
import { Dialog } from '@cosmodrome/ui/dialog';
import { useTranslations } from 'use-intl';
import { closeQuestion } from '../../platform/overlays/close-guard.ts';
import { useSignal } from '../../platform/signal.ts';

/** Asks before an overlay closes over something half done. Staying is the easier answer. */
export default function CloseQuestion() {
  const t = useTranslations('shell.closeQuestion');
  const close = useSignal(closeQuestion, null);
  if (!close) return null;
  const stay = (): void => closeQuestion.set(null);
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('stay')}
      onClose={stay}
      size="small"
      foot={
        <div className="grid grid-cols-2 gap-2">
          <Button
            look="danger"
            onClick={() => {
              stay();
              close();
            }}
          >
            {t('leave')}
          </Button>
          <Button data-autofocus="" onClick={stay}>
            {t('stay')}
          </Button>
        </div>
      }
    >
      <p className="text-body">{t('text')}</p>
    </Dialog>
  );
}
