import { vi } from 'vitest';
import type { TestCasino } from './casino.ts';

export interface Told {
  /** What the player was told last, however long that takes: a busy machine has no second to spare. */
  to(playerId: number): Promise<unknown>;
  /** Waits for every delivery that has begun. Call it before the casino is closed. */
  end(): Promise<void>;
}

/**
 * Listens to the messages of a topic and delivers each as soon as it is written, while calls are still running: a studio
 * is answered before the player is told.
 */
export function listenToTopic(casino: TestCasino, topic: string): Told {
  const told = new Map<number | null, unknown>();
  const waiting = new Map<number | null, () => void>();
  const deliveries: Promise<void>[] = [];
  casino.core.relay.subscribe(topic, ({ playerId, payload }) => {
    told.set(playerId, payload);
    waiting.get(playerId)?.();
    return Promise.resolve();
  });
  vi.spyOn(casino.core.relay, 'wake').mockImplementation(() => void deliveries.push(casino.settle()));
  return {
    async to(playerId) {
      if (!told.has(playerId)) await new Promise<void>((resolve) => waiting.set(playerId, resolve));
      return told.get(playerId);
    },
    async end() {
      for (const delivery of deliveries) await delivery;
    },
  };
}
