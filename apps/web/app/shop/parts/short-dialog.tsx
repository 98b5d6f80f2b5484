import { averageCost } from '@cosmodrome/rules/play/average-cost';
import type { PointsRate } from '@cosmodrome/rules/levels/levels';
import { convert } from '@cosmodrome/rules/money/rates';
import { Button } from '@cosmodrome/ui/button';
import { Dialog } from '@cosmodrome/ui/dialog';
import { Gauge } from '@cosmodrome/ui/gauge';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import type { ShopCard } from '../queries.ts';
import { useName, useValue } from '../value.ts';

export interface ShortDialogProps {
  card: ShopCard;
  worth: PointsRate;
  points: number;
  /** Hundredths of a point for a euro that is staked. */
  rate: number;
  close: () => void;
}

/** How far a reward is away, and what getting there costs on average: said before anybody sets out. */
export default function ShortDialog({ card, worth, points, rate, close }: ShortDialogProps) {
  const t = useTranslations('shop');
  const money = useMoneyText();
  const value = useValue(worth);
  const name = useName()(card);
  const have = Math.max(0, points);
  const missing = card.cost - have;
  const cents = Math.ceil((missing * 10_000) / rate);
  const inWallet = (amount: number): string => money(convert(amount, 'EUR', worth.currency, 'up'), worth.currency);
  return (
    <Dialog
      title={t('short.title', { missing })}
      closeLabel={t('close')}
      onClose={close}
      size="small"
      foot={
        <>
          <Button size="sheet" wide onClick={close}>
            {t('short.shop')}
          </Button>
          <Button look="bare" wide href="/pokies/all">
            {t('short.games')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-body text-mid">{t('short.for', { title: name })}</p>
        <Gauge
          value={have}
          max={card.cost}
          label={t('card.gauge')}
          words={t('card.of', { points: have, cost: card.cost })}
          start={t('ask.price', { points: have, amount: value(have) })}
          end={t('ask.price', { points: card.cost, amount: value(card.cost) })}
        />
        <div className="ui-well shop-asks">
          <p className="text-body font-strong text-high">{t('short.play')}</p>
          <p className="text-body text-mid">
            {t('short.text', {
              missing,
              stakes: inWallet(cents),
              cost: inWallet(averageCost(cents)),
              worth: value(card.cost),
            })}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
