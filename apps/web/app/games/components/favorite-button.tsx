import { IconButton } from '@cosmodrome/ui/icon-button';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { toast } from '../../platform/toasts/toasts.ts';
import { setFavorite, useIsFavorite } from '../favorites.ts';

/** The heart: filled at once, and honest when it could not be kept. */
export function FavoriteButton({ id, title }: { id: number; title: string }) {
  const t = useTranslations('games.favorite');
  const client = useQueryClient();
  const favorite = useIsFavorite(id);
  const toggle = (): void => {
    setFavorite(client, id, !favorite).catch(() =>
      toast({ tone: 'danger', title: t('failed'), detail: title, action: { label: t('again'), run: toggle } }),
    );
  };
  return (
    <IconButton
      className="tile-heart"
      icon="heart"
      look="glass"
      filled={favorite}
      aria-pressed={favorite}
      label={favorite ? t('remove', { title }) : t('add', { title })}
      onClick={toggle}
    />
  );
}
