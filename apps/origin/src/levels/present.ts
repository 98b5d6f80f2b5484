import type { CompPoints } from '@cosmodrome/contract/http/levels';
import { wholePoints } from '@cosmodrome/rules/levels/levels';
import type { z } from 'zod';
import type { PointsRow } from './tables.ts';

/** A player's points in whole ones. */
export const presentPoints = ({
  chargeable,
  persistent,
}: Pick<PointsRow, 'chargeable' | 'persistent'>): z.infer<typeof CompPoints> => ({
  chargeable: { points: wholePoints(chargeable) },
  persistent: { points: wholePoints(persistent) },
});
