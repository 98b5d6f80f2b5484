import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { fetched } from '../../platform/device/part.ts';
import { useOverlays } from '../../platform/overlays/navigation.ts';
import type { OverlayViewProps } from '../../platform/routing/path-spec.ts';
import { useSession } from '../../platform/session/session.ts';
import { PROMOCODE_PARAMETER } from './promocode-name.ts';
import { keepPromocode, loadPromocode, promocodeWaits } from './promocode-way.ts';

/** Keeps the code of the address of a deposit, takes it out of the address, and applies it once somebody is signed in. */
export function usePromocode({ path, search }: Pick<OverlayViewProps, 'path' | 'search'>): void {
  const client = useQueryClient();
  const player = useSession() === 'player';
  const { open } = useOverlays();
  const inAddress = search.has(PROMOCODE_PARAMETER);
  const keep = useEffectEvent(() => keepPromocode(search));
  const look = useEffectEvent(async (left: AbortSignal): Promise<void> => {
    const { keptPromocode, withoutPromocode } = await loadPromocode();
    if (left.aborted) return;
    // The address without it is looked at once more.
    if (inAddress) open(withoutPromocode(path), { replaceTop: true });
    else if (keptPromocode() !== null) {
      const { applyPromocode } = await fetched(() => import('./apply-promocode.ts'));
      await applyPromocode(client);
    }
  });
  useEffect(() => {
    if (!inAddress && !(player && promocodeWaits())) return undefined;
    if (inAddress) keep();
    const leaving = new AbortController();
    void look(leaving.signal);
    return () => leaving.abort();
  }, [player, inAddress]);
}
