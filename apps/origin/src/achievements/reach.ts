import { inTransaction } from '@cosmodrome/database';
import type { ChannelData } from '@cosmodrome/contract/channels';
import type { Facts } from '@cosmodrome/rules/achievements/facts';
import { isReached } from '@cosmodrome/rules/achievements/progress';
import { inLanguage } from '@cosmodrome/rules/content/in-language';
import { append, lockPlayer } from '../kernel/outbox/index.ts';
import { playerFacts } from '../profile/index.ts';
import type { AchievementsDeps } from './deps.ts';
import { insertReached, reachedOf } from './store.ts';
import type { AchievementsTables, ReachedRow } from './tables.ts';

export const CHANGES = 'achievements_changes';

export interface Standing {
  readonly facts: Facts;
  readonly reached: readonly ReachedRow[];
}

/**
 * Asks the systems how far a player is, notes what was reached since, and tells the player of it once. Nothing is noted while
 * offers are held back from the player, or for a closed account: what was done still counts later.
 */
export async function reachNow(deps: AchievementsDeps, playerId: number): Promise<Standing> {
  const { connection, clock, all } = deps;
  const facts = await deps.facts(playerId);
  const before = await reachedOf(connection, playerId);
  const known = new Set(before.map(({ identifier }) => identifier));
  const news = all.filter(({ identifier, criterion }) => !known.has(identifier) && isReached(criterion, facts));
  if (news.length === 0) return { facts, reached: before };
  const player = await playerFacts(connection, playerId);
  if (!player || player.closed_at !== null) return { facts, reached: before };
  if ((await deps.mayBeOffered(playerId, null)) !== null) return { facts, reached: before };
  const waits = await deps.hasPoints(playerId);
  await inTransaction<AchievementsTables, void>(connection, async (trx) => {
    await lockPlayer(trx, playerId);
    const at = clock.now();
    for (const { identifier, criterion, prize, words } of news) {
      const row = await insertReached(trx, {
        player_id: playerId,
        identifier,
        criterion: JSON.stringify(criterion),
        prize: waits ? JSON.stringify(prize) : null,
        reached_at: at,
        collected_at: null,
      });
      if (!row) continue;
      const title = inLanguage(words, player.language)?.title ?? identifier;
      const payload: ChannelData<typeof CHANGES> = { identifier, title, waits };
      await append(trx, { topic: CHANGES, playerId, isPrivate: true, at, payload });
    }
  });
  deps.onCommit();
  return { facts, reached: await reachedOf(connection, playerId) };
}
