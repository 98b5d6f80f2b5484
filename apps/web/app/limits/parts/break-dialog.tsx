import type { LimitsPolicy } from '@cosmodrome/contract/http/limits';
import type { Exclusion } from '@cosmodrome/rules/limits/types';
import { Button } from '@cosmodrome/ui/button';
import { Dialog } from '@cosmodrome/ui/dialog';
import { Notice } from '@cosmodrome/ui/notice';
import { SelectField } from '@cosmodrome/ui/select-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { toast } from '../../platform/toasts/toasts.ts';
import { setLimit } from '../queries.ts';
import { useEarlyEnd } from './early-end.tsx';
import { useChange } from './use-change.ts';

export interface BreakDialogProps {
  type: Exclusion;
  policy: LimitsPolicy;
  close: () => void;
}

/** Names what a break does before it begins. No length is chosen beforehand. */
export default function BreakDialog({ type, policy, close }: BreakDialogProps) {
  const t = useTranslations(`limits.breaks.${type}`);
  const shared = useTranslations('limits.breaks');
  const { pending, problem, run } = useChange();
  const earlyEnd = useEarlyEnd(policy);
  const [chosen, choose] = useState('');
  const [tried, setTried] = useState(false);
  const terms = type === 'selfexclusion' ? earlyEnd : undefined;
  const period = policy.periods[type].find((each) => each === chosen);
  const begin = async (): Promise<void> => {
    setTried(true);
    if (!period) return;
    if (await run((client) => setLimit(client, { type, period }))) {
      toast({ tone: 'info', title: shared('begun'), key: 'limit-saved' });
      close();
    }
  };
  return (
    <Dialog
      title={t('title')}
      closeLabel={shared('cancel')}
      size="small"
      onClose={close}
      foot={
        <div className="limit-actions">
          <Button look="bare" onClick={close}>
            {shared('cancel')}
          </Button>
          <Button look="danger" pending={pending && shared('beginning')} onClick={() => void begin()}>
            {t('begin')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-5">
        {problem && (
          <Notice icon="circle-alert" tone="danger" alert>
            {problem}
          </Notice>
        )}
        <SelectField
          label={shared('length')}
          value={chosen}
          data-autofocus=""
          error={tried && !period ? shared('chooseError') : undefined}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="" disabled>
            {shared('choose')}
          </option>
          {policy.periods[type].map((each) => (
            <option key={each} value={each}>
              {shared(`lengths.${each}`)}
            </option>
          ))}
        </SelectField>
        <div>
          <h3 className="text-body font-strong text-high">{shared('means')}</h3>
          <ul className="limit-means">
            <li>{shared('consequences.closed')}</li>
            <li>{shared('consequences.withdraw')}</li>
            <li>{shared('consequences.offers')}</li>
            <li>{terms ?? t('final')}</li>
          </ul>
        </div>
      </div>
    </Dialog>
  );
}
