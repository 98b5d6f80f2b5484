import '../gifts.css';
import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { Steps } from '@cosmodrome/ui/steps';
import { useTranslations } from 'use-intl';
import { activeAccount, BalanceParts, useAccounts } from '../../money/index.ts';
import { PageHead } from '../../platform/head.tsx';
import { Amount } from '../../platform/i18n/money.tsx';
import { useSession } from '../../platform/session/session.ts';
import { GiftProgress } from '../parts/gift-progress.tsx';
import { useGifts } from '../queries.ts';

const PARTS = ['real', 'bonus', 'order', 'wager', 'end'] as const;

/** /bonus-balance: what is real and what is bonus money, with the player's own figures (spec 2.2). */
export default function BonusBalanceRoute() {
  const t = useTranslations('gifts.balance');
  const how = useTranslations('gifts.page');
  const guest = useSession() === 'guest';
  return (
    <div className="content gift-page">
      <PageHead title={t('title')} description={t('description')} />
      <header className="grid gap-2">
        <h1 className="text-headline">{t('title')}</h1>
        <p className="text-lead text-mid">{t('text')}</p>
      </header>
      <div className="gift-columns">
        <Panel aria-labelledby="balance-parts" className="grid gap-4">
          <h2 id="balance-parts" className="text-subheading">
            {how('how')}
          </h2>
          <Steps steps={PARTS.map((part) => ({ title: t(part), text: t(`${part}Text`) }))} />
        </Panel>
        <Panel aria-labelledby="own-balance" className="grid content-start gap-4">
          <h2 id="own-balance" className="text-subheading">
            {t('own')}
          </h2>
          {guest ? <Guest /> : <Own />}
        </Panel>
      </div>
    </div>
  );
}

function Guest() {
  const t = useTranslations('gifts.balance');
  return (
    <>
      <p className="text-body text-mid">{t('guest')}</p>
      <Button href="/sign-in">{t('signIn')}</Button>
    </>
  );
}

/** The wallet in use: what it is made of, and how much of the bonus is wagered. */
function Own() {
  const t = useTranslations('gifts.balance');
  const account = activeAccount(useAccounts());
  const { data: gifts } = useGifts();
  if (!account) return <TextSkeleton width="60%" />;
  const { currency, amount_cents: total, available_to_cashout_cents: real } = account;
  const running = gifts?.find((gift) => gift.stage === 'handle_bets' && gift.currency === currency);
  return (
    <>
      <Amount cents={total} currency={currency} size="headline" fit />
      {total > real ? <BalanceParts account={account} /> : <p className="text-body text-mid">{t('noBonus')}</p>}
      {running && <GiftProgress gift={running} />}
      <div className="flex flex-wrap gap-2">
        <Button href="/profile/gifts">{t('gifts')}</Button>
        <Button look="bare" href="/withdraw">
          {t('withdraw')}
        </Button>
      </div>
    </>
  );
}
