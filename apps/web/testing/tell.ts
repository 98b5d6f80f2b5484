import type { ChannelData, ChannelName } from '@cosmodrome/contract/channels';
import { take } from '../app/platform/realtime/realtime.ts';

/** Hands the open page a message of a channel, as if the socket had brought it. */
export function tell<N extends ChannelName>(channel: N, data: ChannelData<N>): void {
  take({ channel, data, seq: null, at: new Date().toISOString() }, { seq: undefined });
}
