import { inTransaction } from '@cosmodrome/database';
import { titlesIn } from '@cosmodrome/rules/content/in-language';
import { refuse } from '../kernel/http/handler.ts';
import { lockPlayer } from '../kernel/outbox/index.ts';
import type { AchievementsDeps } from './deps.ts';
import { findReached, noteCollected } from './store.ts';
import type { AchievementsTables, ReachedRow } from './tables.ts';

/** What the reward of an achievement is granted under. */
const keyOf = (identifier: string): string => `achievements:${identifier}`;

/**
 * Gives the reward of what was reached: the grant and its note are one transaction, and a repetition is answered alike.
 *
 * @throws Refusal 404 `base.not_found` for what is none or was not reached, 422 `base.reward_not_now` when the reward cannot be given,
 *   or what keeps the player from offers
 */
export async function collect(
  deps: AchievementsDeps,
  { playerId, host, identifier }: { playerId: number; host: string; identifier: string },
): Promise<ReachedRow> {
  const { connection, clock, prizes, all } = deps;
  const held = await deps.mayBeOffered(playerId, host);
  if (held) throw held;
  const known = await findReached(connection, playerId, identifier);
  const words = all.find((each) => each.identifier === identifier)?.words;
  if (!known?.prize || !words) throw refuse(404, 'base', 'not_found');
  const { prize } = known;
  return inTransaction<AchievementsTables, ReachedRow>(connection, async (trx) => {
    const at = clock.now();
    const given = await prizes.grant(trx, {
      playerId,
      prize,
      source: 'achievements',
      key: keyOf(identifier),
      at,
      lifecycle: 'given',
      strategy: 'achievement',
      titles: titlesIn(words),
    });
    if (given.outcome === 'refused') throw refuse(422, 'base', 'reward_not_now');
    await lockPlayer(trx, playerId);
    const row = await findReached(trx, playerId, identifier);
    if (!row) throw new Error(`${identifier} is not reached any more`);
    return row.collected_at === null ? noteCollected(trx, row, at) : row;
  });
}
