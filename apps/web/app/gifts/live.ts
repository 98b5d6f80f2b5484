import type { QueryClient } from '@tanstack/react-query';
import { ensureMessages } from '../platform/i18n/catalogue.ts';
import { onChannel, onResync } from '../platform/realtime/realtime.ts';
import { giftsQuery } from './queries.ts';
import { noteGift } from './untold.ts';

/** Reads the gifts anew when one of them changes, and notes one that has just been offered: only those are told (spec 4). */
export function follow(client: QueryClient): () => void {
  const refresh = (): void => void client.invalidateQueries({ queryKey: giftsQuery().queryKey });
  const stops = [
    onChannel('bonuses_changes', ({ id, stage, title }) => {
      refresh();
      if (stage !== 'issued') return;
      void ensureMessages(['gifts'], document.documentElement.lang).then(() => noteGift({ key: `bonus ${id}`, title }));
    }),
    onResync(refresh),
  ];
  return () => stops.forEach((stop) => stop());
}
