import { Anchor } from '@cosmodrome/ui/anchor';
import { Icon } from '@cosmodrome/ui/icon';
import { Panel } from '@cosmodrome/ui/panel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { amountsOf, followJackpots, jackpotAmountsQuery, jackpotsQuery } from '../../jackpots/index.ts';
import { Amount } from '../../platform/i18n/money.tsx';
import { useNow } from '../../platform/now.ts';
import { ensureConnected } from '../../platform/realtime/realtime.ts';
import { daysSince } from '../continue.ts';

const MINUTE = 60_000;

/** What the jackpot's levels pay now, as the origin says. */
export default function JackpotCard() {
  const t = useTranslations('lobby.jackpots');
  const now = useNow(MINUTE);
  const card = useRef<HTMLElement>(null);
  const { data: written } = useQuery({ ...jackpotAmountsQuery(), enabled: false });
  const { data: read } = useQuery({ ...jackpotsQuery(), enabled: useFollowed(card) });
  const jackpot = read ? read.slice(0, 1).map(amountsOf)[0] : written?.[0];
  const [first, ...others] = jackpot?.levels ?? [];
  if (!jackpot || !first) return null;
  const { currency } = jackpot;
  const { name: level, last_hit_at: hit } = first;
  return (
    <Panel ref={card} className="side-card" aria-label={t('heading')}>
      <header>
        <h2 className="text-heading">
          <Anchor href={`/${jackpot.identifier}`}>{t('heading')}</Anchor>
        </h2>
        <span className="inline-flex items-center gap-1 text-meta text-low">
          {t('live')}
          <Icon name="radio" size={16} />
        </span>
      </header>
      <div>
        <Amount cents={first.amount_cents} currency={currency} size="amount" smallMinor fit />
        <p>{hit === null ? t('never', { level }) : t('last', { level, days: daysSince(new Date(hit), now) })}</p>
      </div>
      <dl className="side-card-levels">
        {others.map(({ name, amount_cents }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Amount cents={amount_cents} currency={currency} size="lead" fit />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** Follows the jackpots once the card has been in view, which a card without room never is; answers whether it does. */
function useFollowed(card: RefObject<HTMLElement | null>): boolean {
  const client = useQueryClient();
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!card.current) return undefined;
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true);
    });
    watch.observe(card.current);
    return () => watch.disconnect();
  }, [card]);
  useEffect(() => {
    if (!seen) return undefined;
    const stop = followJackpots(client);
    ensureConnected();
    return stop;
  }, [seen, client]);
  return seen;
}
