import '../limits.css';
import { isExclusion, MONEY_LIMITS } from '@cosmodrome/rules/limits/types';
import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Failed } from '../../platform/failed.tsx';
import { ProfileFrame } from '../../profile/index.ts';
import { activeAccount, useAccounts } from '../../money/index.ts';
import { PageHead } from '../../platform/head.tsx';
import { BreakCard } from '../parts/break-card.tsx';
import { MoneyCard } from '../parts/money-card.tsx';
import { MonthPanel } from '../parts/month-panel.tsx';
import { TimeCard } from '../parts/time-card.tsx';
import { NoOffers } from '../parts/no-offers.tsx';
import { useLimits, useProtection } from '../queries.ts';

/** /profile/limits: what players allow themselves. All of it is the player's, so it comes after the document. */
export default function LimitsRoute() {
  const t = useTranslations('limits');
  const { limits, policy, failed, again } = useLimits();
  const protection = useProtection();
  const currency = activeAccount(useAccounts())?.currency;
  const ready = limits && policy && currency !== undefined;
  // A break that runs is what matters now: it comes first.
  const excluded = limits?.some(({ type }) => isExclusion(type));
  // The cards have moved there, and with them what was pressed.
  const begun = useBegun(excluded);
  const breaks = limits && policy && (
    <div ref={begun} tabIndex={-1} className="limit-breaks outline-none">
      <BreakCard type="coolingoff" {...{ limits, policy }} />
      <BreakCard type="selfexclusion" {...{ limits, policy }} />
    </div>
  );
  return (
    <ProfileFrame
      current="/profile/limits"
      title={t('title')}
      text={t(policy?.raise_after_period ? 'textPeriod' : 'text', { hours: policy?.raise_hours ?? 24 })}
      aside={
        <div className="limit-aside">
          <MonthPanel />
          <Help />
        </div>
      }
    >
      <PageHead title={t('title')} />
      {ready && (
        <>
          {protection && <NoOffers protection={protection} />}
          {excluded && breaks}
          {MONEY_LIMITS.map((type) => (
            <MoneyCard key={type} {...{ type, limits, policy, currency }} />
          ))}
          <TimeCard type="session" {...{ limits, policy }} />
          <TimeCard type="reality_check" {...{ limits, policy }} />
          {!excluded && breaks}
        </>
      )}
      {!ready && failed && (
        <Failed title={t('failed.title')} text={t('failed.text')} again={t('failed.again')} onAgain={again} />
      )}
      {!ready && !failed && MONEY_LIMITS.map((type) => <CardSkeleton key={type} />)}
    </ProfileFrame>
  );
}

/** Of a part that is shown, and read from, once what it tells of has begun before the eyes. */
function useBegun(begun: boolean | undefined) {
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(begun);
  useEffect(() => {
    if (before.current === false && begun) {
      part.current?.scrollIntoView({ block: 'center' });
      part.current?.focus({ preventScroll: true });
    }
    before.current = begun;
  }, [begun]);
  return part;
}

function Help() {
  const t = useTranslations('limits.help');
  const check = useTranslations('protection.offers')('check');
  return (
    <div className="grid justify-items-start gap-3">
      <h2 className="text-body font-strong text-high">{t('title')}</h2>
      <p className="text-body text-mid">{t('text')}</p>
      <Button look="bare" iconEnd="arrow-right" href="/responsible-gaming">
        {t('link')}
      </Button>
      <Button look="bare" iconEnd="arrow-right" href="/self-assessment">
        {check}
      </Button>
    </div>
  );
}

function CardSkeleton() {
  return (
    <Panel aria-hidden>
      <div className="grid gap-4">
        <TextSkeleton width="30%" />
        <TextSkeleton width="70%" />
      </div>
    </Panel>
  );
}
