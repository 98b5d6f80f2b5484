import { Button } from '@cosmodrome/ui/button';
import { useTranslations } from 'use-intl';
import { serverNow } from '../../platform/api/server-time.ts';
import { useBonuses } from '../queries.ts';
import { wagerTimeLeft } from './time-left.ts';
import WagerGauge from './wager-gauge.tsx';

/** The wagering of the bonus that is in play in a wallet, and the way to its terms; nothing without one. */
export default function WagerBar({ currency }: { currency: string }) {
  const t = useTranslations('bonuses.bar');
  const { data } = useBonuses();
  const running = data?.find((bonus) => bonus.stage === 'handle_bets' && bonus.currency === currency);
  if (!running) return null;
  const left = running.valid_until === null ? null : wagerTimeLeft(running.valid_until, serverNow());
  return (
    <div className="grid gap-1">
      <WagerGauge bonus={running} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Button look="bare" size="small" href="/profile/gifts" className="-ml-4">
          {t('link')}
        </Button>
        {left && (
          <p className="text-meta text-mid">
            {t(left.unit === 'days' ? 'daysLeft' : 'hoursLeft', { count: left.count })}
          </p>
        )}
      </div>
    </div>
  );
}
