import type { PointsRate } from '@cosmodrome/rules/levels/levels';
import { Button } from '@cosmodrome/ui/button';
import { Dialog } from '@cosmodrome/ui/dialog';
import { Icon } from '@cosmodrome/ui/icon';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormat } from '../../platform/i18n/format.ts';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { useValue } from '../value.ts';

/** The station in its sizes, by file name. */
const files = import.meta.glob<string>(
  [
    '../../../../../packages/ui/src/scenes/orbit-station-wide-*.avif',
    '../../../../../packages/ui/src/scenes/orbit-station-wide-852.webp',
  ],
  { query: '?url', import: 'default', eager: true },
);
const fileOf = (end: string): string => Object.entries(files).find(([path]) => path.endsWith(end))?.[1] ?? '';

export interface HeadProps {
  worth: PointsRate | undefined;
  /** What the player has; undefined for who is not known. */
  points: number | undefined;
  /** Hundredths of a point for a euro that is staked. */
  rate: number | undefined;
}

/** What the player has, what it is worth, and what brings more. */
export function Head({ worth, points, rate }: HeadProps) {
  const t = useTranslations('shop');
  const format = useFormat();
  const money = useMoneyText();
  const [open, show] = useState(false);
  const known = worth && rate !== undefined;
  const words = known && { points: rate / 100, count: worth.points, amount: money(worth.amount_cents, worth.currency) };
  return (
    <header className="shop-head">
      <picture>
        <source type="image/avif" srcSet={`${fileOf('852.avif')} 852w, ${fileOf('1704.avif')} 1704w`} sizes="100vw" />
        <img src={fileOf('852.webp')} alt="" width={852} height={430} decoding="async" draggable={false} />
      </picture>
      <div className="shop-head-text">
        <h1 className="text-headline">{t('title')}</h1>
        {points !== undefined && worth && (
          <div>
            <p className="shop-balance text-headline">
              <Icon name="orbit" size={28} />
              {format.number(points)}
            </p>
            <Yours worth={worth} points={points} />
          </div>
        )}
        {words && <p className="text-meta text-mid">{t('rule', words)}</p>}
        {words && (
          <Button size="small" icon="info" onClick={() => show(true)}>
            {t('how')}
          </Button>
        )}
      </div>
      {open && words && (
        <Dialog title={t('info.title')} closeLabel={t('close')} onClose={() => show(false)} size="small">
          <div className="grid gap-3 text-body text-mid">
            <p>{t('info.rate', { points: words.points })}</p>
            <p>{t('info.worth', { count: words.count, amount: words.amount })}</p>
            <p>{t('info.spend')}</p>
            <p>{t('info.stake')}</p>
          </div>
        </Dialog>
      )}
    </header>
  );
}

function Yours({ worth, points }: { worth: PointsRate; points: number }) {
  const t = useTranslations('shop');
  const value = useValue(worth);
  return <p className="text-body text-mid">{t('yours', { amount: value(points) })}</p>;
}
