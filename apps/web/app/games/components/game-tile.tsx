import type { Art } from '@cosmodrome/ui/art';
import { Badge } from '@cosmodrome/ui/badge';
import { Tile, type TileSize } from '@cosmodrome/ui/tile';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { JackpotAmount } from '../../jackpots/index.ts';
import { isCrypto } from '@cosmodrome/rules/cashbox/currencies';
import { BADGES, type BadgeType } from '@cosmodrome/rules/games/badges';
import { type GameCard, playPath } from '../card.ts';
import { useTileFacts } from './tile-facts.tsx';
import { part } from '../../platform/device/part.ts';

/** Needed only when a game is pointed at, or when it is locked for the player. */
const TileActions = part(() => import('./tile-actions.tsx'));
const TileLocked = part(() => import('./tile-locked.tsx'));

export interface GameTileProps {
  card: GameCard;
  size?: TileSize;
  /** First row of a page: its art is loaded at once. */
  eager?: boolean;
}

/** The pictures of a game in the widths that exist (`tools/art`). */
export const artOf = ({ preview, palette }: Pick<GameCard, 'preview' | 'palette'>): Art => ({
  src: `${preview}-240.webp`,
  avif: `${preview}-240.avif 240w, ${preview}-360.avif 360w, ${preview}-480.avif 480w`,
  palette: palette.length >= 2 ? [palette[0] ?? '', palette[1] ?? ''] : undefined,
});

/** Currencies of a player that cannot open the game (spec 2.6): fiat ones it is not played in. */
export const isLocked = (card: GameCard, currency: string | undefined): boolean =>
  currency !== undefined && !isCrypto(currency) && !(currency in card.ids);

/** A game of a list, inside `WithTileFacts`, with its overlay: play, demo, favourite; or why it is locked. */
export function GameTile({ card, size = 'large', eager = false }: GameTileProps) {
  const t = useTranslations('games');
  const { studioOf, currency } = useTileFacts();
  const jackpot = currency === undefined ? card.jackpots['EUR'] : card.jackpots[currency];
  const badge =
    jackpot !== undefined ? (
      <Badge look="glass">
        <JackpotAmount identifier={card.identifier} cents={jackpot} currency={currency ?? 'EUR'} />
      </Badge>
    ) : (
      card.badge !== null && isBadge(card.badge) && <Badge look={card.themes[0]}>{t(`badges.${card.badge}`)}</Badge>
    );
  return (
    <Tile
      href={playPath(card)}
      title={card.title}
      studio={studioOf(card.provider)}
      art={artOf(card)}
      size={size}
      eager={eager}
      badge={badge}
      themes={card.themes}
      overlay={() => (
        <Suspense>
          <TileActions card={card} currency={currency} />
        </Suspense>
      )}
      locked={
        isLocked(card, currency) && (
          <Suspense>
            <TileLocked card={card} currency={currency ?? ''} />
          </Suspense>
        )
      }
    />
  );
}

const isBadge = (text: string): text is BadgeType => (BADGES as readonly string[]).includes(text);
