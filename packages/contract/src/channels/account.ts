import { z } from 'zod';
import { channel } from '../channel.ts';
import { Status } from '../http/account.ts';

export const accountChannels = {
  groups_updates: channel({
    system: 'account',
    summary: "The player's groups changed",
    audience: 'private',
    data: z.object({ statuses: z.array(Status) }),
  }),
} as const;
