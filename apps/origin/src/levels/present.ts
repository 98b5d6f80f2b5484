import type { CompPoints } from '@cosmodrome/contract/http/levels';
import { wholePoints } from '@cosmodrome/rules/levels/levels';
import type { z } from 'zod';
import type { PointsRow } from './tables.ts';

/** A player's points in whole ones; what is owed counts as less than none. */
export const presentPoints = ({
  chargeable,
  debt,
  persistent,
}: Pick<PointsRow, 'chargeable' | 'debt' | 'persistent'>): z.infer<typeof CompPoints> => ({
  chargeable: { points: wholePoints(chargeable - debt) },
  persistent: { points: wholePoints(persistent) },
});
