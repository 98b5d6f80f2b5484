import { Button } from '@cosmodrome/ui/button';
import { PlainTile } from '@cosmodrome/ui/plain-tile';
import type { TileSize } from '@cosmodrome/ui/tile';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { whenOnline } from '../../platform/device/line.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { api } from '../../platform/api/browser.ts';
import { useSite } from '../../platform/site.ts';
import { toast } from '../../platform/toasts/toasts.ts';
import { playPath, toCard } from '../card.ts';

/** Spec 9. */
const RANDOM_FROM = 100;

export interface RandomCardProps {
  draw: { category?: string; provider?: string };
  total: number;
  size: TileSize;
}

/** Opens a game by chance, out of the first hundred of the list; the origin draws it among those the player can play. */
export function RandomCard({ draw, total, size }: RandomCardProps) {
  const t = useTranslations('games.random');
  const navigate = useNavigate();
  const { device } = useSite();
  const [drawing, setDrawing] = useState(false);
  const surprise = async (): Promise<void> => {
    setDrawing(true);
    try {
      await navigate(playPath(toCard(await api('games.random', { query: { ...draw, device } }))));
    } catch (error) {
      const none = error instanceof ApiError && error.status === 404;
      toast({ tone: 'warn', title: t(none ? 'none' : 'failed') });
    } finally {
      setDrawing(false);
    }
  };
  return (
    <PlainTile
      icon="shuffle"
      heading={t('heading')}
      title={t('title')}
      studio={t('from', { count: Math.min(total, RANDOM_FROM) })}
      size={size}
      action={
        <Button size="small" onClick={() => whenOnline(() => void surprise())} pending={drawing && t('drawing')}>
          {t('button')}
        </Button>
      }
    />
  );
}

/** Spec 2.6: the tenth place, or the end in these categories. */
const lastIn = new Set(['special', 'new', 'top', 'recommended']);

/** Where the random card stands in a list of so many games; -1 when the list is too short to choose from. */
export const randomPlace = (category: string | undefined, count: number): number =>
  count < 2 ? -1 : lastIn.has(category ?? '') ? count : Math.min(9, count);
