import type { CallAnswer } from '@cosmodrome/contract/calls';
import { Button } from '@cosmodrome/ui/button';
import { PromoTile } from '@cosmodrome/ui/plain-tile';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePercent } from '../platform/i18n/percent.ts';
import { activeAccount, useAccounts } from '../money/index.ts';
import { useProtection } from '../limits/index.ts';
import { Amount } from '../platform/i18n/money.tsx';
import { useSession } from '../platform/session/session.ts';
import { cashbackShareQuery, cashbackStandingQuery } from './queries.ts';

type Standing = CallAnswer<'cashback.standing'>['currencies'][number];

/**
 * What comes back of losses in live games, and how much it is for the player. Whom offers are held back from, and whose
 * licence knows no cashback, sees the way to the limits in its place; so nothing beside it moves.
 */
export default function CashbackCard() {
  const t = useTranslations('cashback.card');
  const percentOf = usePercent(2);
  const session = useSession();
  const player = session === 'player';
  const protection = useProtection();
  const { data } = useQuery(cashbackShareQuery());
  const own = useQuery({ ...cashbackStandingQuery(), enabled: player && protection?.suppression === null });
  const currency = activeAccount(useAccounts())?.currency ?? 'EUR';
  const standing = player ? own.data : undefined;
  // Offers wait until it is known that they may be shown.
  if (session !== 'guest' && protection === undefined) return <div className="ui-promo-tile is-waited-for" />;
  if (session !== 'guest' && (protection?.suppression !== null || standing?.terms === null)) return <LimitsCard />;
  const share = (standing?.terms?.share_bp ?? data?.bp ?? 0) / 10_000;
  const percent = percentOf(share);
  const { cents, note } = amountOf(standing?.currencies.find((each) => each.currency === currency));
  return (
    <PromoTile
      eyebrow={t('eyebrow')}
      heading={t('heading')}
      amount={cents > 0 && <Amount cents={cents} currency={currency} size="title" fit />}
      note={cents > 0 && t(note)}
      waits={session !== 'guest'}
      action={
        <Button href="/cashback" size="small" wide>
          {t('how')}
        </Button>
      }
    >
      {t('text', { percent })}
    </PromoTile>
  );
}

/** What this week has brought so far; with nothing yet, what was paid on Monday. */
function amountOf(standing: Standing | undefined): { cents: number; note: 'collected' | 'paid' } {
  const { cashback_cents: collected = 0, last_week_cents: paid } = standing ?? {};
  return collected > 0 ? { cents: collected, note: 'collected' } : { cents: paid ?? 0, note: 'paid' };
}

function LimitsCard() {
  const t = useTranslations('cashback.limits');
  return (
    <PromoTile
      heading={t('heading')}
      waits
      action={
        <Button href="/profile/limits" size="small" wide>
          {t('button')}
        </Button>
      }
    >
      {t('text')}
    </PromoTile>
  );
}
