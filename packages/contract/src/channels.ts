import type { z } from 'zod';
import { channels } from './generated/channels.ts';

/** Every real-time channel of the contract (spec 4): those of all files of `channels`. */
export { channels };

export type Channels = typeof channels;
export type ChannelName = keyof Channels;
export type ChannelData<N extends ChannelName> = z.output<Channels[N]['data']>;
