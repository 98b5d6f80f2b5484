import type { ChannelData, ChannelName } from '@cosmodrome/contract/channels';
import { expect } from 'vitest';
import { isFollowed, take } from '../app/platform/realtime/realtime.ts';

/**
 * Hands the open page a message of a channel, as if the socket had brought it. Waits until a part of the page follows the
 * channel: its script may come after what the message changes is shown.
 */
export async function tell<N extends ChannelName>(channel: N, data: ChannelData<N>): Promise<void> {
  await expect.poll(() => isFollowed(channel), { message: `nothing follows ${channel}` }).toBe(true);
  take({ channel, data, seq: null, at: new Date().toISOString() }, { seq: undefined });
}
