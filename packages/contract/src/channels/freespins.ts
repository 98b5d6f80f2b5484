import { channel } from '../channel.ts';
import { FreeSpins } from '../http/freespins.ts';

export const freespinsChannels = {
  freespins_changes: channel({
    system: 'freespins',
    summary: 'Free spins were given, one was played, or they are over',
    audience: 'private',
    data: FreeSpins,
  }),
} as const;
