import type { BonusOffer } from '@cosmodrome/contract/http/bonuses';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { Button } from '@cosmodrome/ui/button';
import { Icon } from '@cosmodrome/ui/icon';
import { Panel } from '@cosmodrome/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { depositTermsIn } from '../../bonuses/index.ts';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { usePercent } from '../../platform/i18n/percent.ts';
import { firstDepositQuery } from '../queries.ts';

/** The bonus of a first deposit for a guest. */
export default function FirstDeposit() {
  const { data: offers = [] } = useQuery(firstDepositQuery());
  return <FirstDepositOffer offers={offers} currency={DEFAULT_CURRENCY} way="join" />;
}

export interface FirstDepositOfferProps {
  offers: readonly BonusOffer[];
  currency: string;
  way: 'join' | 'deposit';
}

/** What a first deposit brings, with everything that it obliges to beside it; nothing without such an offer. */
export function FirstDepositOffer({ offers, currency, way }: FirstDepositOfferProps) {
  const t = useTranslations('lobby.firstDeposit');
  const money = useMoneyText();
  const percents = usePercent();
  const found = offers
    .map((offer) => ({ offer, terms: depositTermsIn(offer, currency) }))
    .find(({ terms }) => terms?.number === 1);
  if (!found?.terms) return null;
  const { percent, most, least, wager: times, days, maxBet, maxWin, code } = found.terms;
  return (
    <Panel className="first-deposit" aria-labelledby="first-deposit">
      <Icon name="gift" size={28} />
      <div>
        <h2 id="first-deposit" className="text-subheading">
          {found.offer.title}: {t('heading', { percent: percents(percent / 100), most: money(most, currency) })}
        </h2>
        <p className="text-body">
          {t('terms', { least: money(least, currency), times, days, maxBet: money(maxBet, currency) })}{' '}
          {maxWin !== null && `${t('most', { maxWin: money(maxWin, currency) })} `}
          {t('choice', { code })}
        </p>
      </div>
      <Button href={way === 'join' ? '/sign-up' : '/deposit'}>{t(way)}</Button>
    </Panel>
  );
}
