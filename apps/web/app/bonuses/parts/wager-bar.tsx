import { Button } from '@cosmodrome/ui/button';
import { useTranslations } from 'use-intl';
import { useBonuses } from '../queries.ts';
import WagerGauge from './wager-gauge.tsx';

/** The wagering of the bonus that is in play in a wallet, and the way to its terms; nothing without one. */
export default function WagerBar({ currency }: { currency: string }) {
  const t = useTranslations('bonuses.bar');
  const { data } = useBonuses();
  const running = data?.find((bonus) => bonus.stage === 'handle_bets' && bonus.currency === currency);
  if (!running) return null;
  return (
    <div className="grid gap-1">
      <WagerGauge bonus={running} />
      <Button look="bare" size="small" href="/profile/promocode" className="-ml-4 justify-self-start">
        {t('link')}
      </Button>
    </div>
  );
}
