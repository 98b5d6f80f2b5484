import type { QueryClient } from '@tanstack/react-query';
import { onChannel, onResync } from '../platform/realtime/realtime.ts';
import { giftsQuery } from './queries.ts';
import { noteGift } from './untold.ts';

/** Reads the gifts anew when one of them changes, and notes one that has just been offered: only those are told (spec 4). */
export function follow(client: QueryClient): () => void {
  const refresh = (): void => void client.invalidateQueries({ queryKey: giftsQuery().queryKey });
  const heard =
    (kind: string) =>
    ({ id, stage, title }: { id: number; stage: string; title: string }): void => {
      refresh();
      if (stage !== 'issued') return;
      noteGift({ key: `${kind} ${id}`, title });
    };
  const stops = [
    onChannel('bonuses_changes', heard('bonus')),
    onChannel('freespins_changes', heard('freespins')),
    onChannel('lootboxes_changes', heard('lootbox')),
    onResync(refresh),
  ];
  return () => stops.forEach((stop) => stop());
}
