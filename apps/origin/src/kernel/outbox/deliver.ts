import type { Message, Subscribers } from './message.ts';

/**
 * Hands the messages over in their order; those of different players do not wait for each other. After a failure the
 * later messages of that player stay too, so that their order holds when they are tried again.
 *
 * @returns those that every subscriber took
 */
export async function deliver(
  messages: readonly Message[],
  subscribers: Subscribers,
  log: { error(details: object, message: string): void },
): Promise<Message[]> {
  const byPlayer = Map.groupBy(messages, (message) => message.playerId);
  const delivered = await Promise.all(
    [...byPlayer.values()].map(async (ofPlayer) => {
      const taken: Message[] = [];
      for (const message of ofPlayer) {
        try {
          for (const handler of subscribers.get(message.topic) ?? []) await handler(message);
        } catch (error) {
          log.error({ err: error, topic: message.topic, id: message.id }, 'a subscriber refused a message');
          break;
        }
        taken.push(message);
      }
      return taken;
    }),
  );
  return delivered.flat();
}
