import { z } from 'zod';
import { channel } from '../channel.ts';

export const adventureChannels = {
  adventure_changes: channel({
    system: 'adventure',
    summary: "A deposit counts for a day of the player's adventure; the steps that are completed now",
    audience: 'private',
    data: z.object({ completed: z.array(z.int().positive()) }),
  }),
} as const;
