import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetched } from '../../platform/device/part.ts';
import { useOverlays } from '../../platform/overlays/navigation.ts';
import type { OverlayViewProps } from '../../platform/routing/path-spec.ts';
import { useSession } from '../../platform/session/session.ts';
import { keepPromocode, keptPromocode, promocodeIn, withoutPromocode } from './promocode.ts';

/** Keeps the code of the address of a deposit, takes it out of the address, and applies it once somebody is signed in. */
export function usePromocode({ path, search }: Pick<OverlayViewProps, 'path' | 'search'>): void {
  const client = useQueryClient();
  const player = useSession() === 'player';
  const { open } = useOverlays();
  const inAddress = promocodeIn(search) !== null;
  useEffect(() => {
    if (!inAddress) return;
    keepPromocode(search);
    open(withoutPromocode(path), { replaceTop: true });
  }, [inAddress]);
  useEffect(() => {
    if (!player || keptPromocode() === null) return;
    void fetched(() => import('./apply-promocode.ts')).then(({ applyPromocode }) => applyPromocode(client));
  }, [player, inAddress]);
}
