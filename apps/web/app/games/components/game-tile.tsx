import type { Art } from '@cosmodrome/ui/art';
import { Badge } from '@cosmodrome/ui/badge';
import { Tile, type TileSize } from '@cosmodrome/ui/tile';
import { Suspense } from 'react';
import { JackpotBadge } from '../../jackpots/index.ts';
import { DEFAULT_CURRENCY, isCrypto } from '@cosmodrome/rules/money/currencies';
import { BADGES, type BadgeType } from '@cosmodrome/rules/games/badges';
import { type GameCard, isPlayedIn, playPath } from '../card.ts';
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
  /** It says its jackpot, in place of what it is marked as (`sayingJackpot`). */
  jackpot?: boolean;
}

/** The pictures of a game in the widths that exist (`tools/art`). */
export const artOf = ({ preview, palette }: Pick<GameCard, 'preview' | 'palette'>): Art => ({
  src: `${preview}-240.webp`,
  avif: `${preview}-240.avif 240w, ${preview}-360.avif 360w, ${preview}-480.avif 480w`,
  palette: palette.length >= 2 ? [palette[0] ?? '', palette[1] ?? ''] : undefined,
});

/** Currencies of a player that cannot open the game (spec 2.6): fiat ones it is not played in. */
export const isLocked = (card: GameCard, currency: string | undefined): boolean =>
  currency !== undefined && !isCrypto(currency) && !isPlayedIn(card, currency);

/** A game of a list, inside `WithTileFacts`, with its overlay: play, demo, favourite; or why it is locked. */
export function GameTile({ card, size = 'large', eager = false, jackpot = false }: GameTileProps) {
  const { studioOf, currency, phone, stakes, badge: textOf } = useTileFacts();
  const badge =
    jackpot && card.jackpot !== null ? (
      <JackpotBadge identifier={card.identifier} cents={card.jackpot} currency={currency} />
    ) : (
      card.badge !== null && isBadge(card.badge) && <Badge look={card.themes[0]}>{textOf(card.badge)}</Badge>
    );
  return (
    <Tile
      href={playPath(card)}
      title={card.title}
      studio={
        card.stakes && (currency ?? DEFAULT_CURRENCY) === DEFAULT_CURRENCY
          ? stakes(...card.stakes)
          : studioOf(card.provider)
      }
      art={artOf(card)}
      size={size}
      eager={eager}
      phone={phone}
      badge={badge}
      badgeBelow={card.titled === 'top'}
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
