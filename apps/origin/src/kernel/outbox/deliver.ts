import type { BulkHandler, Message, Subscribers } from './message.ts';

interface Log {
  error(details: object, message: string): void;
}

/**
 * Hands messages over: to those who take many at once, and then one by one in their order; those of different players do
 * not wait for each other. After a failure the later messages of that player stay too, so that their order holds when they
 * are tried again.
 *
 * @returns those that every subscriber took
 */
export async function deliver<Some extends Message>(
  messages: readonly Some[],
  subscribers: Subscribers,
  log: Log,
): Promise<Some[]> {
  const refused = await deliverInBulk(messages, subscribers, log);
  const byPlayer = Map.groupBy(messages, (message) => message.playerId);
  const delivered = await Promise.all(
    [...byPlayer.values()].map(async (ofPlayer) => {
      const taken: Some[] = [];
      for (const message of ofPlayer) {
        try {
          for (const handler of refused.get(message.topic) ?? []) await handler([message]);
          for (const handler of subscribers.each.get(message.topic) ?? []) await handler(message);
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

/** @returns by topic who refused its messages: they are told one by one, so that one bad message keeps no other back */
async function deliverInBulk(
  messages: readonly Message[],
  { bulk }: Subscribers,
  log: Log,
): Promise<Map<string, BulkHandler[]>> {
  const refused = new Map<string, BulkHandler[]>();
  if (bulk.size === 0) return refused;
  for (const [topic, ofTopic] of Map.groupBy(messages, (message) => message.topic)) {
    for (const handler of bulk.get(topic) ?? []) {
      try {
        await handler(ofTopic);
      } catch (error) {
        log.error({ err: error, topic, count: ofTopic.length }, 'a subscriber refused messages in bulk');
        refused.set(topic, [...(refused.get(topic) ?? []), handler]);
      }
    }
  }
  return refused;
}
