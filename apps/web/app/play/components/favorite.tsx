import { IconButton } from '@cosmodrome/ui/icon-button';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { setFavorite, useIsFavorite } from '../../games/index.ts';
import { useSession } from '../../platform/session/session.ts';
import { toast } from '../../platform/toasts/toasts.ts';
import type { PlayGame } from '../play-game.ts';

export interface FavoriteSwitch {
  on: boolean;
  label: string;
  toggle: () => void;
}

/** The favourite of a player: filled at once, taken back when it could not be kept. Null for guests. */
export function useFavorite({ card }: PlayGame): FavoriteSwitch | null {
  const t = useTranslations('games.favorite');
  const client = useQueryClient();
  const guest = useSession() === 'guest';
  const on = useIsFavorite(card.id);
  if (guest) return null;
  const { id, title } = card;
  const toggle = (): void => {
    setFavorite(client, id, !on).catch(() => toast({ tone: 'danger', title: t('failed'), detail: title }));
  };
  return { on, label: on ? t('remove', { title }) : t('add', { title }), toggle };
}

export function Favorite({ game }: { game: PlayGame }) {
  const favorite = useFavorite(game);
  if (!favorite) return null;
  return (
    <IconButton
      icon="heart"
      filled={favorite.on}
      aria-pressed={favorite.on}
      label={favorite.label}
      onClick={favorite.toggle}
    />
  );
}
