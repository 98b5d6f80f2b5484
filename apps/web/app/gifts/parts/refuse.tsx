import type { Gift } from '@cosmodrome/contract/http/gifts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { CancelDialog } from '../../bonuses/index.ts';
import { ConfirmDialog } from '../../platform/forms/confirm-dialog.tsx';
import { toast } from '../../platform/toasts/toasts.ts';
import { giftsQuery } from '../queries.ts';
import { refusalOf } from './actions.ts';

/** Asks before a gift is refused; of a bonus it says what that takes and leaves (player protection R21). */
export default function Refuse({ gift, close }: { gift: Gift; close: () => void }) {
  const client = useQueryClient();
  if (gift.kind === 'bonus' && gift.currency !== null) {
    const done = (): void => {
      void client.invalidateQueries({ queryKey: giftsQuery().queryKey });
      close();
    };
    const { title, currency, stage } = gift;
    return <CancelDialog bonus={{ id: Number(gift.id), title, currency, stage }} close={done} />;
  }
  return <RefuseOther gift={gift} close={close} />;
}

function RefuseOther({ gift, close }: { gift: Gift; close: () => void }) {
  const t = useTranslations('gifts.refuse');
  const client = useQueryClient();
  const refuse = async (): Promise<void> => {
    await refusalOf(gift)?.(client);
    toast({ tone: 'info', title: t('done'), key: 'gift-refused' });
    close();
  };
  return (
    <ConfirmDialog
      title={t('title')}
      button={t('confirm')}
      pending={t('pending')}
      danger
      keep={t('keep')}
      closeLabel={t('keep')}
      close={close}
      failed={t('failed')}
      send={refuse}
    >
      {() => (
        <div className="grid gap-2">
          <p className="text-body-strong text-high">{gift.title}</p>
          <p className="text-body text-mid">{t('text')}</p>
        </div>
      )}
    </ConfirmDialog>
  );
}
