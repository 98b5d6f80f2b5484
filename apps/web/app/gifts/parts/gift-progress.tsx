import type { Gift } from '@cosmodrome/contract/http/gifts';
import { Gauge } from '@cosmodrome/ui/gauge';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../platform/i18n/money.tsx';

/** How far a gift has come: spins that were played, or what was wagered; nothing for one that has not begun. */
export function GiftProgress({ gift }: { gift: Gift }) {
  const t = useTranslations('gifts.progress');
  const money = useMoneyText();
  const { stage, currency, won_cents: won, freespins_total: total, freespins_performed: played } = gift;
  const { amount_wager_requirement_cents: whole, amount_wager_cents: counted } = gift;
  if (stage === 'activated' && total !== null) {
    const words = t('spins', { played: played ?? 0, total });
    const end = won !== null && currency !== null ? t('won', { amount: money(won, currency) }) : undefined;
    return <Progress value={played ?? 0} max={total} label={t('spinsLabel')} words={words} end={end} />;
  }
  if (stage !== 'handle_bets' || whole === null || counted === null || currency === null) return null;
  const wagered = Math.min(counted, whole);
  const words = t('wagered', { wagered: money(wagered, currency), whole: money(whole, currency) });
  const left = t('left', { left: money(whole - wagered, currency) });
  return <Progress value={wagered} max={whole} label={t('wagerLabel')} words={words} end={left} />;
}

function Progress({
  words,
  end,
  ...gauge
}: {
  value: number;
  max: number;
  label: string;
  words: string;
  end?: string | undefined;
}) {
  return (
    <div className="gift-progress">
      <p className="text-body">
        <span className="font-strong text-high">{words}</span>
        <span className="text-mid">{end}</span>
      </p>
      <Gauge {...gauge} words={words} />
    </div>
  );
}
