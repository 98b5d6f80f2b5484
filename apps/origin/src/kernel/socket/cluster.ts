import { createAdapter } from '@socket.io/redis-streams-adapter';
import { createClient } from 'redis';
import type { SocketLog } from './options.ts';

export interface Cluster {
  readonly adapter: ReturnType<typeof createAdapter>;
  close(): Promise<void>;
}

/** Joins the nodes that share a Redis: broadcasts reach the sockets of all of them. */
export async function joinCluster(url: string, log: SocketLog): Promise<Cluster> {
  const client = createClient({ url });
  client.on('error', (error: unknown) => log.error({ err: error }, 'redis of the sockets'));
  await client.connect();
  return {
    adapter: createAdapter(client, { streamName: 'cosmodrome:sockets', channelPrefix: 'cosmodrome:sockets' }),
    close: async () => {
      await client.close();
    },
  };
}
