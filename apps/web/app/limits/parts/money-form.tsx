import type { LimitsPolicy, UserLimit } from '@cosmodrome/contract/http/limits';
import { displayUnit } from '@cosmodrome/rules/money/currencies';
import { parseAmount } from '@cosmodrome/rules/money/parse-amount';
import type { MoneyLimit } from '@cosmodrome/rules/limits/types';
import { Button } from '@cosmodrome/ui/button';
import { Notice } from '@cosmodrome/ui/notice';
import { SelectField } from '@cosmodrome/ui/select-field';
import { TextField } from '@cosmodrome/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { amountSign, typedAmount } from '../../money/index.ts';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { toast } from '../../platform/toasts/toasts.ts';
import { removeLimit, setLimit } from '../queries.ts';
import { useChange } from './use-change.ts';

type Period = LimitsPolicy['periods']['money'][number];

export interface MoneyFormProps {
  type: MoneyLimit;
  policy: LimitsPolicy;
  currency: string;
  /** The limit to change; a new one otherwise. */
  limit?: UserLimit | undefined;
  /** Periods a new limit may have. */
  free: readonly Period[];
  close: () => void;
  /** In place of giving up: the way on without a limit. */
  skip?: { label: string; run: () => void };
}

/** Sets, lowers, raises or removes a limit of money. The amount is the player's own word: nothing is proposed. */
export function MoneyForm({ type, policy, currency, limit, free, close, skip }: MoneyFormProps) {
  const t = useTranslations('limits');
  const locale = useLocale();
  const money = useMoneyText();
  const { pending, problem, run } = useChange();
  const inForce = limit?.accounts[0]?.amount_cents;
  const [text, setText] = useState(inForce === undefined ? '' : typedAmount(inForce, currency, locale));
  const [period, setPeriod] = useState<string>(limit?.period ?? '');
  const [tried, setTried] = useState(false);
  const read = parseAmount(text, currency);
  const cents = 'amount' in read ? read.amount : undefined;
  const digits = String(displayUnit(currency).subunits).length - 1;
  const wrong = tried && 'error' in read ? t(`form.errors.${read.error}`, { digits }) : undefined;
  const chosen = free.find((each) => each === period) ?? limit?.period ?? undefined;

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (cents === undefined || !chosen) return;
    const wanted = { type, period: chosen, accounts: [{ currency, amount_cents: cents }] };
    if (await run((client) => setLimit(client, wanted))) {
      const higher = inForce !== undefined && cents > inForce;
      const what = {
        limit: t(`types.${type}.title`),
        amount: money(cents, currency),
        period: t(`saved.per.${chosen as 'day'}`),
      };
      toast({
        tone: higher ? 'info' : 'ok',
        title: higher ? t('saved.waits') : t('saved.money', what),
        ...(higher && { detail: t('saved.moneyWish', what) }),
        key: 'limit-saved',
      });
      close();
    }
  };
  const remove = async (): Promise<void> => {
    if (limit && (await run((client) => removeLimit(client, limit.id)))) close();
  };

  return (
    <form noValidate className="limit-form" onSubmit={(event) => void save(event)}>
      {problem && (
        <Notice icon="circle-alert" tone="danger" title={t('failure.title')} alert>
          {problem}
        </Notice>
      )}
      <div className="limit-fields">
        {!limit && (
          <SelectField
            label={t('form.period')}
            value={period}
            error={tried && !chosen ? t('form.errors.period') : undefined}
            onChange={(event) => setPeriod(event.target.value)}
          >
            <option value="" disabled>
              {t('form.choose')}
            </option>
            {free.map((each) => (
              <option key={each} value={each}>
                {t(`per.${each as 'day'}`)}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          label={t('form.amount', { sign: amountSign(currency, locale).sign })}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          error={wrong}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <p className="text-body text-mid" role="status">
        <Effect {...{ policy, cents, inForce }} />
      </p>
      <div className="limit-actions">
        {limit?.status === 'active' && (
          <Button look="bare" icon="trash-2" onClick={() => void remove()}>
            {t('form.remove')}
          </Button>
        )}
        <Button look="bare" onClick={skip?.run ?? close}>
          {skip?.label ?? t('form.cancel')}
        </Button>
        <Button type="submit" look="armed" pending={pending && t('form.saving')}>
          {cents === undefined ? t('form.save') : t('form.saveAmount', { amount: money(cents, currency) })}
        </Button>
      </div>
    </form>
  );
}

/** What pressing the button will do, said before it is pressed. */
function Effect(props: { policy: LimitsPolicy; cents: number | undefined; inForce: number | undefined }) {
  const t = useTranslations('limits.effect');
  const { policy, cents, inForce } = props;
  if (cents === undefined || inForce === undefined || cents < inForce) return t('atOnce');
  if (cents === inForce) return t('same');
  return t(policy.raise_after_period ? 'laterPeriod' : 'later', { hours: policy.raise_hours });
}
