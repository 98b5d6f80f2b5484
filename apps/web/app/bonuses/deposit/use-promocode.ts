import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
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
  useEffect(() => {
    if (!inAddress && !(player && promocodeWaits())) return undefined;
    if (inAddress) keepPromocode(search);
    let left = false;
    const look = async (): Promise<void> => {
      const { keptPromocode, withoutPromocode } = await loadPromocode();
      if (left) return;
      // The address without it is looked at once more.
      if (inAddress) open(withoutPromocode(path), { replaceTop: true });
      else if (keptPromocode() !== null) {
        const { applyPromocode } = await fetched(() => import('./apply-promocode.ts'));
        await applyPromocode(client);
      }
    };
    void look();
    return () => {
      left = true;
    };
  }, [player, inAddress]);
}
