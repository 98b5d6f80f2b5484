import { currencyName } from '@cosmodrome/rules/money/coin-names';
import { currenciesOf } from '@cosmodrome/rules/cashbox/methods';
import { Coin } from '@cosmodrome/ui/coin';
import { Panel } from '@cosmodrome/ui/panel';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { usePlayer } from '../../platform/session/player.ts';
import { toast } from '../../platform/toasts/toasts.ts';
import type { WalletChange } from '../../money/index.ts';

/** The currencies without a wallet: pressing one opens it and takes it into use. */
export function OpenWallet({ owned, change }: { owned: readonly string[]; change: WalletChange }) {
  const t = useTranslations('cashbox.wallets');
  const heading = useId();
  const player = usePlayer();
  if (!player) return null;
  const set = { licence: player.license_name, country: player.country };
  const others = currenciesOf(set).filter(({ code }) => !owned.includes(code));
  if (others.length === 0) return null;
  const groups = (['money', 'coins'] as const).map((kind) => ({
    kind,
    codes: others.filter(({ fiat }) => fiat === (kind === 'money')).map(({ code }) => code),
  }));
  return (
    <Panel aria-labelledby={heading}>
      <h2 id={heading} className="text-subheading">
        {t('openTitle')}
      </h2>
      <p className="mt-1 text-body text-low">{t('openText')}</p>
      {groups.map(
        ({ kind, codes }) =>
          codes.length > 0 && (
            <div key={kind} className="mt-5 grid gap-2">
              <h3 className="text-meta text-low">{t(kind)}</h3>
              <ul className="wallet-choices">
                {codes.map((code) => (
                  <li key={code}>
                    <Choice code={code} change={change} />
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </Panel>
  );
}

/** Its words are those that are seen; the panel's heading says what pressing does. */
function Choice({ code, change }: { code: string; change: WalletChange }) {
  const t = useTranslations('cashbox.wallets');
  const name = currencyName(code, useLocale());
  const opened = (): void => {
    toast({ tone: 'ok', title: t('opened', { currency: code }), detail: t('openedText'), key: 'wallet-opened' });
  };
  return (
    <button
      type="button"
      className="wallet-choice"
      aria-disabled={change.pending !== undefined}
      aria-busy={change.pending === code}
      onClick={() => change.select(code, opened)}
    >
      <Coin currency={code} />
      <span className="text-body-strong text-high">{code}</span>
      <span className="wallet-choice-name text-meta text-low">{name === code ? '' : name}</span>
    </button>
  );
}
