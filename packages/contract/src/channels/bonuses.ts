import { channel } from '../channel.ts';
import { Bonus } from '../http/bonuses.ts';

export const bonusesChannels = {
  bonuses_changes: channel({
    system: 'bonuses',
    summary: 'A bonus was given, has got further, or is over',
    audience: 'private',
    data: Bonus,
  }),
} as const;
