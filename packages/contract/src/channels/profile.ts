import { z } from 'zod';
import { channel } from '../channel.ts';
import { Status } from '../http/profile.ts';

export const profileChannels = {
  groups_updates: channel({
    system: 'profile',
    summary: "The player's groups changed",
    audience: 'private',
    data: z.object({ statuses: z.array(Status) }),
  }),
} as const;
