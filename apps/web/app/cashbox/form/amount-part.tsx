import type { Account } from '@cosmodrome/contract/http/money';
import { AmountWell } from '@cosmodrome/ui/amount-well';
import { Chip } from '@cosmodrome/ui/chip';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { quickAmounts } from '../amount.ts';
import { amountSign, shortMoney, typedAmount } from '../../money/index.ts';
import { useMethodName } from '../method-name.ts';
import { useMethodTerms } from './method-terms.ts';
import type { PartProps } from './parts.ts';
import { WalletSelect } from './wallet-select.tsx';

/** The amount, large; the wallet it belongs to; round amounts to press. */
export function AmountPart({ action, account, form, accounts }: PartProps & { accounts: readonly Account[] }) {
  const t = useTranslations('cashbox.amount');
  const locale = useLocale();
  const { currency, available_to_cashout_cents: available } = account;
  const quick = quickAmounts(currency, form.limits);
  const most = Math.min(available, form.limits?.max ?? available);
  return (
    <div className="grid content-start gap-3">
      <p className="cashbox-heading text-body font-strong text-high" aria-hidden>
        {t('heading')}
      </p>
      <AmountField {...{ action, account, form }} end={<WalletSelect account={account} accounts={accounts} />} />
      <div className="cashbox-quick" role="group" aria-label={t('quick')}>
        {quick.map((cents) => (
          <Chip key={cents} selected={form.entry.cents === cents} onPress={() => form.set(cents)}>
            {shortMoney(cents, currency, locale)}
          </Chip>
        ))}
        {action === 'cashout' && most > 0 && (
          <Chip selected={form.entry.cents === most} onPress={() => form.set(most)}>
            {t('all')}
          </Chip>
        )}
      </div>
      <LimitLeft account={account} form={form} />
    </div>
  );
}

/** What the player's deposit limits leave; nothing stands here without one. */
export function LimitLeft({ account, form }: Pick<PartProps, 'account' | 'form'>) {
  const t = useTranslations('cashbox.amount');
  const money = useMoneyText();
  const { left } = form;
  if (!left) return null;
  return (
    <p className="text-body text-mid">
      {t('left', { amount: money(left.cents, account.currency), period: left.period })}
    </p>
  );
}

/** The amount alone, with what the chosen way takes or what is wrong with it. `end` stands in its corner. */
export function AmountField({ action, account, form, end }: PartProps & { end: ReactNode }) {
  const t = useTranslations('cashbox.amount');
  const locale = useLocale();
  const problem = useAmountProblem({ action, account, form });
  const hint = useHint({ action, account, form });
  const { sign, after } = amountSign(account.currency, locale);
  return (
    <AmountWell
      label={t(action === 'deposit' ? 'deposit' : 'withdraw')}
      value={form.text}
      sign={sign}
      signAfter={after}
      placeholder={typedAmount(0, account.currency, locale)}
      data-autofocus=""
      onChange={(event) => form.type(event.target.value)}
      onBlur={form.show}
      error={problem}
      hint={hint}
      end={end}
    />
  );
}

/** Always one line below the amount, so that nothing moves under the finger when a problem takes its place. */
function useHint({ action, account, form }: PartProps): string {
  const t = useTranslations('cashbox.amount');
  const money = useMoneyText();
  const locale = useLocale();
  const nameOf = useMethodName();
  const termsOf = useMethodTerms();
  const { currency, available_to_cashout_cents: available } = account;
  if (action === 'cashout') return t('available', { amount: money(available, currency) });
  if (!form.method) return '\u00a0';
  const { brand, title } = form.method;
  const range = t('range', { method: nameOf(brand, title), limits: termsOf(form.method).limits });
  const step = form.method.termsOfService.restrictions.stepAmountValue;
  return step === null ? range : t('steps', { range, step: shortMoney(step, currency, locale) });
}

/** What is wrong with the amount: the origin's word after a try, or the rules' while it is typed. */
function useAmountProblem({ account, form }: PartProps): string | undefined {
  const t = useTranslations('cashbox.amountErrors');
  const money = useMoneyText();
  const locale = useLocale();
  const short = (cents: number): string => shortMoney(cents, account.currency, locale);
  const refused = form.failure?.fields['amount_cents'] ?? form.failure?.fields['currency'];
  if (refused !== undefined) return refused;
  const { error } = form.entry;
  if (!form.shown || !error) return undefined;
  if (error.key === 'integer') return t('integer');
  if (error.key === 'step')
    return t('step', { limit: short(error.limit), below: short(error.below), above: short(error.above) });
  if ('limit' in error) return t(error.key, { limit: money(error.limit, account.currency) });
  return t(error.key, { digits: error.digits });
}
