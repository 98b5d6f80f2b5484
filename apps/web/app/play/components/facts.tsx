import { PlayFact } from '@cosmodrome/ui/play-bar';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAccounts } from '../../money/index.ts';
import { useSessionLeft } from '../../limits/index.ts';
import { serverNow } from '../../platform/api/server-time.ts';
import { Amount } from '../../platform/i18n/money.tsx';
import { useSignal } from '../../platform/signal.ts';
import type { Mode } from '../launch/mode.ts';
import { gamingRounds, gamingTimes, roundsIn } from '../session/gaming.ts';
import { type Sums, sumsOf } from '../session/rounds.ts';
import { clockText } from '../session/times.ts';
import { type Host, useDemoBalance } from './use-host.ts';

/** Time of the whole gaming session. Only this text changes each second, not the page around it. */
export function Elapsed() {
  const times = useSignal(gamingTimes, null);
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = (): void => setNow(serverNow());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  return <span>{clockText(times && now !== null ? now - times.started : 0)}</span>;
}

/** What is left of the sign-in, where it is counted down: under a licence that says so, or a limit of the player's. */
export function SessionRest() {
  const t = useTranslations('play.bar');
  const time = useSessionLeft();
  return time === null ? null : <span className="play-rest text-meta text-low">{t('left', { time })}</span>;
}

const none = {};
const nothing: Sums = { wagered: 0, won: 0, net: 0 };

/** Stakes and wins of the gaming session in a currency. */
export function useSums(currency: string | null): Sums {
  const all = useSignal(gamingRounds, none);
  return currency === null ? nothing : sumsOf(roundsIn(all, currency));
}

/** Wins minus stakes since the session began: green above zero, never red. */
export function NetResult({ currency }: { currency: string | null }) {
  const { net } = useSums(currency);
  if (currency === null) return <Unknown />;
  return <Amount cents={net} currency={currency} signed tone={net > 0 ? 'ok' : 'plain'} />;
}

/** Real money as the origin says, play money as the frame says. */
export function Balance({ host, mode, currency }: { host: Host; mode: Mode; currency: string | null }) {
  const demo = useDemoBalance(host);
  const wallet = useAccounts()?.find((each) => each.currency === currency);
  const cents = mode === 'demo' ? demo : (wallet?.amount_cents ?? null);
  if (currency === null || cents === null) return <Unknown />;
  return <Amount cents={cents} currency={currency} tone={mode === 'demo' ? 'plain' : 'gold'} />;
}

/** Of what the balance is made while a bonus is in it. The whole of it stands in the game and in the header. */
export function BalanceFacts({ currency }: { currency: string | null }) {
  const t = useTranslations('play.bar');
  const wallet = useAccounts()?.find((each) => each.currency === currency);
  const bonus = wallet ? wallet.amount_cents - wallet.available_to_cashout_cents : 0;
  if (!wallet || bonus <= 0) return null;
  return (
    <>
      <PlayFact label={t('realMoney')}>
        <Amount cents={wallet.available_to_cashout_cents} currency={wallet.currency} tone="gold" />
      </PlayFact>
      <PlayFact label={t('bonusMoney')}>
        <Amount cents={bonus} currency={wallet.currency} tone="gold-dim" />
      </PlayFact>
    </>
  );
}

function Unknown() {
  const t = useTranslations('play.bar');
  return (
    <>
      <span aria-hidden>–</span>
      <span className="ui-visually-hidden">{t('unknown')}</span>
    </>
  );
}
