import type { Account } from '@cosmodrome/contract/http/money';
import { displayName } from '@cosmodrome/rules/profile/display-name';
import { WalletRow } from '@cosmodrome/ui/balance-well';
import { Anchor } from '@cosmodrome/ui/anchor';
import { Button } from '@cosmodrome/ui/button';
import { Coin } from '@cosmodrome/ui/coin';
import { IconButton } from '@cosmodrome/ui/icon-button';
import { Icon } from '@cosmodrome/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { rateFor, valueOfPoints } from '@cosmodrome/rules/levels/levels';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { usePlayer } from '../../platform/session/player.ts';
import { activeAccount, BalanceParts, HeldStakes, useAccounts, useWalletChange } from '../../money/index.ts';
import { pointsQuery, ratesQuery } from '../../levels/index.ts';
import { loadWagerBar } from '../../bonuses/index.ts';
import { useTicketCount } from '../../lotteries/index.ts';
import { TierBadge } from '../../vip/index.ts';
import { lazyWithTexts } from '../../platform/i18n/lazy-texts.ts';
import { useFormat } from '../../platform/i18n/format.ts';
import { Amount, useMoneyText } from '../../platform/i18n/money.tsx';
import { useSite } from '../../platform/site.ts';
import { useSignal } from '../../platform/signal.ts';
import { balanceHidden, hideBalance } from './balance-hidden.ts';
import { HiddenAmount } from './hidden-amount.tsx';

const WagerBar = lazyWithTexts(['bonuses'], loadWagerBar);

/** Whose it is, the total and what of it is bonus, the wallets to choose from, and the ways on. */
export default function WalletPanel() {
  const t = useTranslations('shell.wallet');
  const accounts = useAccounts();
  const account = activeAccount(accounts);
  const player = usePlayer();
  const site = useSite();
  const hidden = useSignal(balanceHidden, false);
  if (!accounts || !account) return null;
  const { currency, amount_cents: total } = account;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {player && (
        <div className="flex items-center justify-between gap-3">
          <p className="min-w-0 truncate text-subheading text-high" title={displayName(player)}>
            {displayName(player)}
          </p>
          {player.vip && (
            <Suspense>
              <TierBadge />
            </Suspense>
          )}
        </div>
      )}
      <div className="flex items-end justify-between gap-4">
        <div className="min-w-0 grow">
          <p className="text-body text-low">{t('total')}</p>
          {hidden ? (
            <p className="text-headline text-high">
              <HiddenAmount />
            </p>
          ) : (
            <Amount cents={total} currency={currency} size="headline" fit />
          )}
        </div>
        <IconButton
          icon={hidden ? 'eye' : 'eye-off'}
          label={t(hidden ? 'show' : 'hide')}
          onClick={() => hideBalance(!hidden)}
        />
      </div>
      {!hidden && (
        <>
          <BalanceParts account={account} />
          <HeldStakes account={account} />
        </>
      )}
      {total > account.available_to_cashout_cents && (
        <Suspense fallback={<div className="min-h-[102px]" />}>
          <WagerBar currency={currency} />
        </Suspense>
      )}
      <div>
        <WalletList accounts={accounts.filter(({ hidden_at }) => hidden_at === null)} hidden={hidden} />
        <Button look="bare" wide icon="plus" href="/profile/wallets">
          {t('manage')}
        </Button>
      </div>
      {site.shop && <Coins currency={currency} />}
      {site.lotteries && <Tickets />}
      <div className="grid grid-cols-2 gap-2">
        <Button look="ignited" href="/deposit">
          {t('cashbox')}
        </Button>
        <Button href="/profile">{t('profile')}</Button>
      </div>
    </div>
  );
}

/** The player's astrocoins with their value (player-protection R33), and the way to the shop. */
function Coins({ currency }: { currency: string }) {
  const t = useTranslations('shell.wallet');
  const money = useMoneyText();
  const format = useFormat();
  const { data: points } = useQuery(pointsQuery());
  const { data: rates } = useQuery(ratesQuery());
  const worth = rates && rateFor(rates, currency);
  if (!points || points.collected === 'not_here' || !worth) return null;
  const own = points.chargeable.points;
  return (
    <Anchor href="/rocket-mart" className="flex min-h-[44px] items-center justify-between gap-4">
      <span className="text-body text-mid">
        {t('coins', { amount: money(valueOfPoints(own, worth), worth.currency) })}
      </span>
      <span className="flex items-center gap-2 text-body font-strong text-high">
        <Icon name="orbit" size={18} />
        {format.number(own)}
      </span>
    </Anchor>
  );
}

/** The player's tickets of lotteries that run, and the way to them. */
function Tickets() {
  const t = useTranslations('shell.wallet');
  const format = useFormat();
  const count = useTicketCount();
  if (count === undefined) return null;
  return (
    <Anchor href="/tournaments/lotteries" className="flex min-h-[44px] items-center justify-between gap-4">
      <span className="text-body text-mid">{t('tickets')}</span>
      <span className="flex items-center gap-2 text-body font-strong text-high">
        <Icon name="ticket" size={18} />
        {format.number(count)}
      </span>
    </Anchor>
  );
}

function WalletList({ accounts, hidden }: { accounts: readonly Account[]; hidden: boolean }) {
  const t = useTranslations('shell.wallet');
  const { select } = useWalletChange(t('selectFailed'));
  return (
    <ul aria-label={t('wallets')}>
      {accounts.map(({ currency, amount_cents, active }) => (
        <li key={currency}>
          <WalletRow
            mark={<Coin currency={currency} />}
            name={currency}
            amount={hidden ? <HiddenAmount /> : <Amount cents={amount_cents} currency={currency} />}
            selected={active}
            onPress={() => !active && select(currency)}
          />
        </li>
      ))}
    </ul>
  );
}
