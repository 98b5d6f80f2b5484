import { Panel } from '@cosmodrome/ui/panel';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { bonusesQuery, useRunningBonus, WagerBar } from '../../bonuses/index.ts';
import type { Told } from '../frame/link.ts';
import { useSignal } from '../../platform/signal.ts';
import type { Host } from './use-host.ts';

/** Tells the game what a round may stake while a bonus is wagered, and reads how far it is once a round has ended. */
export function useBonusInPlay(host: Host, currency: string | null): void {
  const client = useQueryClient();
  const bonus = useRunningBonus(currency);
  const most = bonus?.max_bet_cents ?? null;
  const { ready, tell } = host;
  useEffect(() => {
    if (ready) tell({ type: 'highest-stake', amount: most } satisfies Told);
  }, [ready, tell, most]);
  const round = useSignal(host.round, null);
  const runs = bonus !== undefined;
  useEffect(() => {
    if (round === null && runs) void client.invalidateQueries({ queryKey: bonusesQuery().queryKey });
  }, [client, round, runs]);
}

/** How far the bonus in play is wagered, below the game. */
export function BonusPanel({ currency }: { currency: string }) {
  if (useRunningBonus(currency) === undefined) return null;
  return (
    <Panel className="play-bonus">
      <Suspense>
        <WagerBar currency={currency} />
      </Suspense>
    </Panel>
  );
}
