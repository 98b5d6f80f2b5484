import type { FreeSpins } from '@cosmodrome/contract/http/freespins';
import type { Handlers } from '../kernel/http/handler.ts';
import { activate, ownFreeSpin } from './activate.ts';
import { cancel } from './cancel.ts';
import type { FreeSpinDeps } from './deps.ts';
import { presentAll } from './present.ts';
import { freeSpinsOf } from './store.ts';
import type { FreeSpinRow } from './tables.ts';

/** The calls of free spins (spec 7). */
export function freeSpinCalls(deps: FreeSpinDeps): Handlers {
  const { connection, clock } = deps;
  const shown = (rows: readonly FreeSpinRow[], playerId: number, locale: string): Promise<FreeSpins[]> =>
    presentAll(deps, rows, { playerId, locale, now: clock.now() });
  return {
    // A player who is to be shown no offers is not shown those that wait either (player protection R32).
    'freespins.list': async (_request, { caller: { playerId }, host, locale }) => {
      const all = await freeSpinsOf(connection, playerId);
      const hides = all.some(({ stage }) => stage === 'issued') && (await deps.mayBeOffered(playerId, host)) !== null;
      return shown(
        all.filter(({ stage }) => !hides || stage !== 'issued'),
        playerId,
        locale,
      );
    },
    'freespins.activate': async ({ params }, { caller: { playerId }, host, locale }) => {
      await activate(deps, { playerId, id: params.id, host });
      // As it is now that the studios have been asked.
      const [one] = await shown([await ownFreeSpin(connection, playerId, params.id)], playerId, locale);
      if (!one) throw new Error('free spins were lost');
      return one;
    },
    'freespins.cancel': async ({ params }, { caller: { playerId } }) => {
      await cancel(deps, playerId, params.id);
      return undefined;
    },
  };
}
