import type { VipProgress } from '@cosmodrome/contract/http/vip';
import { Button } from '@cosmodrome/ui/button';
import { Gauge } from '@cosmodrome/ui/gauge';
import { Icon } from '@cosmodrome/ui/icon';
import { Panel } from '@cosmodrome/ui/panel';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { TierEmblem } from '@cosmodrome/ui/tier-emblem';
import { Well } from '@cosmodrome/ui/well';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { usePercent } from '../../platform/i18n/percent.ts';
import { emblemOf } from './emblem.ts';

/** The last moment of a tier, as a date of the calendar that quarters follow. */
export function useLastDay(): (end: string) => string {
  const format = useFormatter();
  return (end) =>
    format.dateTime(new Date(new Date(end).getTime() - 1), { day: 'numeric', month: 'long', timeZone: 'UTC' });
}

/** The player's tier, until when it holds, and how far the running quarter has come towards the next one. */
export function Standing({ progress }: { progress: VipProgress }) {
  const t = useTranslations('vip');
  const lastDay = useLastDay();
  const percent = usePercent(0);
  const { activeStatus, activeUntil, followingStatus, nextStatus, overallProgress } = progress;
  const falls = activeUntil !== null && followingStatus !== activeStatus;
  return (
    <Panel className="vip-standing" aria-label={t('standing.label')}>
      <div className="vip-standing-tier">
        <TierEmblem kind={emblemOf[activeStatus]} size={128} />
        <div className="min-w-0" aria-live="polite">
          <p className="text-meta text-low">{t('standing.yours')}</p>
          <h2 className="text-title">{t(`tiers.${activeStatus}`)}</h2>
          <p className="text-body text-mid">
            {activeStatus === 'DIAMOND' && t('standing.life')}
            {activeStatus === 'REGULAR' && t('standing.first')}
            {activeStatus !== 'DIAMOND' && activeStatus !== 'REGULAR' && activeUntil === null && t('standing.given')}
            {activeUntil !== null && t('standing.until', { date: lastDay(activeUntil) })}
          </p>
        </div>
        {nextStatus && (
          <div className="vip-standing-next">
            <div>
              <p className="text-meta text-low">{t('standing.next')}</p>
              <p className="text-subheading">{t(`tiers.${nextStatus}`)}</p>
              <p className="text-meta text-mid">{t('standing.share', { percent: percent(overallProgress / 100) })}</p>
            </div>
            <TierEmblem kind={emblemOf[nextStatus]} size={88} share={overallProgress} />
          </div>
        )}
      </div>
      {nextStatus && <Sums progress={progress} />}
      {falls && (
        <p className="text-body text-mid">
          {t('standing.falls', { date: lastDay(activeUntil), tier: t(`tiers.${followingStatus}`) })}
        </p>
      )}
      <div className="vip-standing-foot">
        <Icon name="scale" size={18} />
        <p className="text-meta text-mid">{t('standing.reason')}</p>
        <Button look="bare" size="small" iconEnd="chevron-right" href="/profile/limits">
          {t('limits')}
        </Button>
      </div>
    </Panel>
  );
}

function Sums({ progress }: { progress: VipProgress }) {
  const { currency, depositAmountCents, depositThresholdCents, betSumCents, betSumThresholdCents } = progress;
  return (
    <div className="vip-sums">
      <Sum what="deposits" amount={depositAmountCents} threshold={depositThresholdCents} currency={currency} />
      <Sum what="bets" amount={betSumCents} threshold={betSumThresholdCents} currency={currency} />
    </div>
  );
}

interface SumProps {
  what: 'deposits' | 'bets';
  amount: number;
  threshold: number;
  currency: string;
}

function Sum({ what, amount, threshold, currency }: SumProps) {
  const t = useTranslations('vip.sums');
  const money = useMoneyText();
  const words = { amount: money(amount, currency), threshold: money(threshold, currency) };
  const left = Math.max(0, threshold - amount);
  return (
    <Well className="vip-sum">
      <div className="vip-sum-head">
        <span className="text-meta text-low">{t(what)}</span>
        <span className="text-meta text-mid">
          {left > 0 ? t('left', { amount: money(left, currency) }) : t('full')}
        </span>
      </div>
      <p>
        <strong className="text-subheading">{words.amount}</strong>{' '}
        <span className="text-body text-mid">{t('of', { threshold: words.threshold })}</span>
      </p>
      <Gauge value={amount} max={threshold} label={t(what)} words={t('words', words)} />
    </Well>
  );
}

/** The same place while the figures are on their way. */
export function StandingSkeleton() {
  return (
    <Panel className="vip-standing" aria-hidden>
      <div className="vip-standing-tier">
        <TierEmblem kind="star" size={128} share={0} dim />
        <div className="grid gap-2">
          <TextSkeleton width="80px" height={10} />
          <TextSkeleton width="160px" height={14} />
          <TextSkeleton width="200px" />
        </div>
      </div>
      <div className="vip-sums">
        <Well className="vip-sum is-waited-for" />
        <Well className="vip-sum is-waited-for" />
      </div>
    </Panel>
  );
}
