import { Button } from '@cosmodrome/ui/button';
import { Icon } from '@cosmodrome/ui/icon';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import type { PartProps } from './parts.ts';
import { CallFailure } from '../../platform/forms/call-failure.tsx';

/** The one button, with the amount in it, and when the money arrives. On a phone it stays at the lower edge. */
export function ActionPart({ action, account, form }: PartProps) {
  const t = useTranslations('cashbox.submit');
  const money = useMoneyText();
  const verb = action === 'deposit' ? 'deposit' : 'withdraw';
  const { cents } = form.entry;
  const noWay = form.methods.data?.length === 0 || form.methods.isError;
  return (
    <div className="cashbox-action">
      <Problem form={form} />
      <Button type="submit" look="ignited" size="sheet" wide disabled={noWay} pending={form.pending && t(form.pending)}>
        {cents === undefined ? t(`${verb}Plain`) : t(verb, { amount: money(cents, account.currency) })}
      </Button>
      <Arrival form={form} />
      {action === 'deposit' && (
        <Button look="bare" size="small" icon="scale" href="/profile/limits">
          {t(form.left ? 'ownLimits' : 'limits')}
        </Button>
      )}
    </div>
  );
}

function Arrival({ form }: Pick<PartProps, 'form'>) {
  const t = useTranslations('cashbox.submit');
  const time = form.method?.termsOfService.processingTime;
  if (!time) return <p className="cashbox-arrival">{'\u00a0'}</p>;
  const value = time.value ?? 1;
  return (
    <p className="cashbox-arrival">
      <Icon name="shield-check" size={16} />
      {time.type === 'instant'
        ? t('arrivesInstant')
        : t(time.type === 'minutes' ? 'arrivesMinutes' : 'arrivesDays', { value })}
    </p>
  );
}

/** A refusal that belongs to no field on the form. */
function Problem({ form }: Pick<PartProps, 'form'>) {
  const t = useTranslations('cashbox');
  const { failure } = form;
  if (!failure) return null;
  const other = Object.entries(failure.fields).find(
    ([field]) =>
      field !== 'amount_cents' && field !== 'currency' && !form.method?.fields.some(({ name }) => name === field),
  )?.[1];
  const base = failure.base ?? other;
  if (base === undefined && failure.kind === 'refused') return null;
  return (
    <CallFailure
      failure={{ ...failure, base }}
      title={failure.kind === 'offline' ? undefined : t('submit.failed')}
      offline={t('failure.offline')}
      broken={t('failure.broken')}
    />
  );
}
