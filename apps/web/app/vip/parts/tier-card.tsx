import type { VipTier } from '@cosmodrome/contract/http/vip';
import { cardPosition, VIP_STATUSES, type CardPosition, type VipStatus } from '@cosmodrome/rules/vip/tiers';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { Icon, type IconName } from '@cosmodrome/ui/icon';
import { TierEmblem } from '@cosmodrome/ui/tier-emblem';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { usePercent } from '../../platform/i18n/percent.ts';
import { emblemOf } from './emblem.ts';

export interface TierCardProps {
  tier: VipTier;
  /** In which currency thresholds are told. */
  currency: string;
  /** The player's tier and progress; undefined for guests, and until they are known. */
  current: { status: VipStatus; share: number } | undefined;
}

/** The gift of a tier in a currency, else in the default one. */
export const birthdayIn = ({ birthday }: VipTier, currency: string) =>
  birthday?.find((each) => each.currency === currency) ?? birthday?.find((each) => each.currency === DEFAULT_CURRENCY);

const icons: Readonly<Record<CardPosition, IconName>> = {
  before: 'check',
  current: 'map-pin',
  future: 'arrow-right',
  lock: 'lock',
};

/** A tier with what it brings and asks: the same rows in each, so that they can be compared. */
export function TierCard({ tier, currency, current }: TierCardProps) {
  const t = useTranslations('vip');
  const percent = usePercent(2);
  const money = useMoneyText();
  const { status, thresholds } = tier;
  const position = current && cardPosition(status, current.status);
  const asked =
    thresholds?.find((each) => each.currency === currency) ?? thresholds?.find((each) => each.currency === 'EUR');
  const gift = birthdayIn(tier, currency);
  const below = VIP_STATUSES[VIP_STATUSES.indexOf(status) - 1];
  return (
    <li
      className={position ? `vip-tier is-${position}` : 'vip-tier'}
      aria-current={position === 'current' ? 'step' : undefined}
    >
      <TierEmblem
        kind={emblemOf[status]}
        size={88}
        share={position === 'future' ? (current?.share ?? 0) : position === 'lock' ? 0 : 100}
        dim={position === 'lock'}
      />
      <div className="vip-tier-head">
        <h3 className="text-subheading">{t(`tiers.${status}`)}</h3>
        {position && (
          <p className={`vip-tier-state text-meta is-${position}`}>
            <Icon name={icons[position]} size={16} />
            {position === 'lock' && (status === 'DIAMOND' || !below)
              ? t('position.invitation')
              : t(`position.${position}`, { below: below ? t(`tiers.${below}`) : '' })}
          </p>
        )}
      </div>
      <dl className="vip-tier-facts">
        <dt>{t('facts.cashback')}</dt>
        <dd>{percent(tier.cashback_bp / 10_000)}</dd>
        <dt>{t('facts.payouts')}</dt>
        <dd>{t('facts.payoutsOf', { amount: money(tier.automatic_payout_eur_cents, 'EUR') })}</dd>
        <dt>{t('facts.birthday')}</dt>
        <dd>
          {gift ? t('facts.birthdayOf', { amount: money(gift.amount_cents, gift.currency) }) : t('facts.birthdayNone')}
        </dd>
        <dt>{t('facts.manager')}</dt>
        <dd>{t(tier.manager ? 'facts.managerYes' : 'facts.managerNo')}</dd>
      </dl>
      <p className="vip-tier-asks text-meta text-mid">
        {asked
          ? t('asks.sums', {
              deposits: money(asked.deposit_cents, asked.currency),
              bets: money(asked.bet_cents, asked.currency),
            })
          : t(status === 'REGULAR' ? 'asks.first' : 'asks.invitation')}
      </p>
    </li>
  );
}
