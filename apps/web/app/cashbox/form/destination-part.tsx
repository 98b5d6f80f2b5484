import { Button } from '@cosmodrome/ui/button';
import { Notice } from '@cosmodrome/ui/notice';
import { TextField } from '@cosmodrome/ui/text-field';
import { Well } from '@cosmodrome/ui/well';
import { needsIban } from '@cosmodrome/rules/cashbox/bank-account';
import { methodRule } from '@cosmodrome/rules/cashbox/methods';
import { useTranslations } from 'use-intl';
import { MethodMark } from '../method-mark.tsx';
import { ForgetProfile } from './forget-profile.tsx';
import type { PartProps } from './parts.ts';
import { lastFour, useSavedTitle } from './saved-ways.ts';

/** The saved card, or what has to be known before the money can go: an address, an account. */
export function DestinationPart({ action, form }: PartProps) {
  const { method, profile } = form;
  if (!method) return null;
  if (method.savedProfiles.length > 0) return <SavedProfile action={action} form={form} />;
  if (action === 'cashout' && method.isProfileRequiredForCashout) return <NoProfile />;
  if (method.fields.length === 0 || profile !== null) return null;
  return (
    <div className="grid gap-4">
      {method.fields.map(({ name }) => (
        <DestinationField key={`${method.id} ${name}`} name={name} form={form} />
      ))}
    </div>
  );
}

function DestinationField({ name, form }: Pick<PartProps, 'form'> & { name: string }) {
  const t = useTranslations('cashbox.fields');
  const iban = needsIban(form.method?.termsOfService.restrictions.amountCurrencyCode ?? '');
  const network = methodRule(form.method?.id ?? '')?.network ?? '';
  const value = form.fields[name] ?? '';
  const empty = form.shown && form.entry.cents !== undefined && value.trim() === '';
  const words: Readonly<Record<string, readonly [label: string, hint: string]>> = {
    address: [t('address', { network }), t('addressHint', { network })],
    bank_account: iban ? [t('iban'), t('ibanHint')] : [t('bank_account'), t('bankHint')],
  };
  const [label, hint] = words[name] ?? [t('wallet_account'), t('walletHint')];
  return (
    <TextField
      label={label}
      hint={hint}
      value={value}
      onChange={(event) => form.fill(name, event.target.value)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      error={form.failure?.fields[name] ?? (empty ? t('required') : undefined)}
    />
  );
}

function SavedProfile({ action, form }: Pick<PartProps, 'action' | 'form'>) {
  const t = useTranslations('cashbox.saved');
  const titleOf = useSavedTitle();
  const { method, profile, chooseProfile } = form;
  if (!method) return null;
  const saved = method.savedProfiles;
  const at = saved.findIndex(({ id }) => id === profile);
  const current = saved[at];
  // One press goes on to the next saved one, then to a new one where the method takes it.
  const next = saved[at + 1] ?? (action === 'deposit' && current ? undefined : saved[0]);
  const other = next === current ? undefined : next;
  const kind = method.type === 'cards' ? 'card' : 'account';
  return (
    <div className="grid gap-1">
      <Well className="cashbox-saved">
        <MethodMark brand={method.brand} type={method.type} />
        <p className="min-w-0 flex-1">
          <strong className="block text-body font-strong text-high">
            {current ? titleOf(method, current) : t(`${kind}.new`)}
          </strong>
          {!current && <span className="text-meta text-low">{t(`${kind}.newText`)}</span>}
        </p>
        {(other || (action === 'deposit' && current)) && (
          <Button size="small" onClick={() => chooseProfile(other?.id ?? null)}>
            {other ? t('use', { title: lastFour(method, other) ?? other.title }) : t(`${kind}.another`)}
          </Button>
        )}
      </Well>
      {current?.isRemoveAvailable && <ForgetProfile key={current.id} method={method} profile={current} />}
    </div>
  );
}

function NoProfile() {
  const t = useTranslations('cashbox.saved');
  return (
    <Notice
      icon="credit-card"
      end={
        <Button size="small" href="/deposit">
          {t('deposit')}
        </Button>
      }
    >
      {t('none')}
    </Notice>
  );
}
