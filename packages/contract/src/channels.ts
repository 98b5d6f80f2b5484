import type { z } from 'zod';
import { accountChannels } from './channels/account.ts';
import { bonusChannels } from './channels/bonuses.ts';
import { cashboxChannels } from './channels/cashbox.ts';
import { jackpotChannels } from './channels/jackpots.ts';
import { levelsChannels } from './channels/levels.ts';
import { limitsChannels } from './channels/limits.ts';
import { lobbyChannels } from './channels/lobby.ts';

/** Every real-time channel of the contract (spec 4). */
export const channels = {
  ...accountChannels,
  ...bonusChannels,
  ...cashboxChannels,
  ...jackpotChannels,
  ...levelsChannels,
  ...limitsChannels,
  ...lobbyChannels,
} as const;

export type Channels = typeof channels;
export type ChannelName = keyof Channels;
export type ChannelData<N extends ChannelName> = z.output<Channels[N]['data']>;
