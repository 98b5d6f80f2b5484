import type { PointsRate } from '@cosmodrome/rules/levels/levels';
import { isForGroups, mostAffordable } from '@cosmodrome/rules/shop/rewards';
import { Badge } from '@cosmodrome/ui/badge';
import { Button } from '@cosmodrome/ui/button';
import { Gauge } from '@cosmodrome/ui/gauge';
import { Icon, type IconName } from '@cosmodrome/ui/icon';
import { IconButton } from '@cosmodrome/ui/icon-button';
import { Panel } from '@cosmodrome/ui/panel';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { part } from '../../platform/device/part.ts';
import { Amount, useMoneyText } from '../../platform/i18n/money.tsx';
import { useFormat } from '../../platform/i18n/format.ts';
import type { ShopCard } from '../queries.ts';
import { useName, useText, useValue } from '../value.ts';

const GameArt = part(() => import('./game-art.tsx'));

export interface CardProps {
  card: ShopCard;
  worth: PointsRate;
  /** Who looks: nobody, or a player whose points may not be known yet. */
  viewer: 'guest' | { readonly points: number | undefined; readonly groups: readonly string[] };
  onExchange: (quantity: number) => void;
  onShort: () => void;
}

const pictures: Readonly<Record<ShopCard['type'], IconName>> = {
  money: 'coins',
  freespins: 'sparkles',
  lootboxes: 'box',
  lotteries: 'ticket',
  special: 'gift',
};

/** A reward: what it is, what it asks, its cost with its value, and the one thing that can be done about it. */
export function Card({ card, worth, viewer, onExchange, onShort }: CardProps) {
  const t = useTranslations('shop.card');
  const heading = useId();
  const format = useFormat();
  const money = useMoneyText();
  const value = useValue(worth);
  const name = useName()(card);
  const text = useText(worth.currency);
  const { cost, tag, wager, days, highestStake, money: amount } = card;
  const locked = viewer !== 'guest' && !isForGroups(tag, viewer.groups);
  return (
    <Panel as="article" flush className={locked ? 'shop-card is-for-club' : 'shop-card'} aria-labelledby={heading}>
      <div className="shop-art" aria-hidden>
        {amount ? (
          <Amount cents={amount.cents} currency={amount.currency} size="headline" fit />
        ) : (
          <>
            {card.game !== null && (
              <Suspense>
                <GameArt game={card.game} />
              </Suspense>
            )}
            <Icon name={locked ? 'lock' : pictures[card.type]} size={28} />
          </>
        )}
      </div>
      {tag && (
        <span className="shop-tag">
          <Badge look="glass">{t(tag)}</Badge>
        </span>
      )}
      <div className="shop-body">
        <h2 id={heading} className="text-subheading">
          {name}
        </h2>
        <p className="text-meta text-mid">
          {text(card)}
          {wager > 0 && days !== null && highestStake !== null && amount
            ? ` ${t('terms', { wager, days, most: money(highestStake, amount.currency) })}`
            : ''}
        </p>
        <p className="shop-cost">
          <Icon name="orbit" size={22} />
          <span className="text-subheading">{format.number(cost)}</span>
          <span className="text-meta text-low">{t('worth', { amount: value(cost) })}</span>
        </p>
        {locked ? (
          <div className="shop-foot">
            <p className="text-meta text-mid">{t('locked')}</p>
            <Button href="/cosmodrome-vip-club" wide>
              {t('club')}
            </Button>
          </div>
        ) : (
          <Way {...{ card, worth, viewer, name, onExchange, onShort }} />
        )}
      </div>
    </Panel>
  );
}

/** What can be done about a reward: join, exchange, or see what is missing. */
function Way({ card, worth, viewer, name, onExchange, onShort }: CardProps & { name: string }) {
  const t = useTranslations('shop.card');
  const value = useValue(worth);
  const [wanted, want] = useState(1);
  if (viewer === 'guest') {
    return (
      <div className="shop-foot">
        <Button href="/sign-up" wide>
          {t('join')}
        </Button>
      </div>
    );
  }
  const { points } = viewer;
  const { cost } = card;
  if (points === undefined) {
    return (
      <div className="shop-foot" aria-hidden>
        <TextSkeleton width="100%" height={14} />
      </div>
    );
  }
  const most = mostAffordable(points, cost);
  if (most === 0) {
    const missing = cost - Math.max(0, points);
    const words = t('of', { points: Math.max(0, points), cost });
    return (
      <div className="shop-foot">
        <Gauge value={Math.max(0, points)} max={cost} label={t('gauge')} words={words} />
        <p className="shop-short text-meta">
          <span className="text-high">{t('short', { missing, amount: value(missing) })}</span>
          <span className="text-low">{words}</span>
        </p>
        <Button wide onClick={onShort}>
          {t('ways')}
        </Button>
      </div>
    );
  }
  // What was wanted before may be more than the points afford by now.
  const quantity = Math.min(wanted, most);
  return (
    <div className="shop-foot shop-ways">
      {most > 1 && (
        <div className="shop-quantity" role="group" aria-label={`${t('quantity')}, ${name}`}>
          <IconButton
            icon="minus"
            label={t('fewer')}
            aria-disabled={quantity === 1}
            onClick={() => want(Math.max(1, quantity - 1))}
          />
          <output aria-live="polite">{quantity}</output>
          <IconButton
            icon="plus"
            label={t('another')}
            aria-disabled={quantity === most}
            onClick={() => want(Math.min(most, quantity + 1))}
          />
        </div>
      )}
      <Button wide look={quantity > 1 ? 'ignited' : 'quiet'} onClick={() => onExchange(quantity)}>
        {t('exchange', { points: cost * quantity })}
      </Button>
    </div>
  );
}
