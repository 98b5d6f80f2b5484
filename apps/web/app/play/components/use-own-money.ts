import { useEffect, useState } from 'react';
import { useFreeSpinsOf } from '../../freespins/index.ts';
import type { Host } from './use-host.ts';

interface OwnMoney {
  /** Null where no free spins are played. */
  readonly ownMoney: boolean | null;
  readonly chooseMoney: (own: boolean) => void;
}

/** Lets the player stake own money in a game although there are free spins to play, and tells the game. */
export function useOwnMoney(host: Host, game: string, currency: string | null): OwnMoney {
  const spins = useFreeSpinsOf(game, currency);
  const id = spins?.stage === 'activated' ? spins.id : null;
  const [left, leave] = useState<number | null>(null);
  const own = id !== null && left === id;
  const { ready, tell } = host;
  useEffect(() => {
    if (ready) tell({ type: 'own-money', on: own });
  }, [ready, tell, own]);
  return { ownMoney: id === null ? null : own, chooseMoney: (on) => leave(on ? id : null) };
}
