import { channel } from '../channel.ts';
import { CompPoints } from '../http/levels.ts';

export const levelsChannels = {
  comps_award: channel({
    system: 'levels',
    summary: "The player's points have changed by a whole one at least",
    audience: 'private',
    data: CompPoints,
  }),
} as const;
