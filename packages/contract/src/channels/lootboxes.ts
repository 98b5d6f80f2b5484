import { channel } from '../channel.ts';
import { Lootbox } from '../http/lootboxes.ts';

export const lootboxesChannels = {
  lootboxes_changes: channel({
    system: 'lootboxes',
    summary: 'A loot box was given, was opened, or is over',
    audience: 'private',
    data: Lootbox,
  }),
} as const;
