import { inTransaction } from '@cosmodrome/database';
import { promoStatus } from '@cosmodrome/rules/content/live-time';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { isFor } from '@cosmodrome/rules/profile/whom';
import { prizeIn, thresholdsOf } from '@cosmodrome/rules/quests/levels';
import { rocketOf, type Rocket } from '@cosmodrome/rules/quests/rockets';
import { vipStatusOf } from '@cosmodrome/rules/vip/tiers';
import { refuse } from '../kernel/http/handler.ts';
import { lockPlayer } from '../kernel/outbox/index.ts';
import { walletCurrencies } from '../prizes/index.ts';
import { playerFacts } from '../profile/index.ts';
import type { QuestsDeps } from './deps.ts';
import { findEntry, findQuest } from './store.ts';
import type { EntryRow, QuestsTables } from './tables.ts';

interface Asked {
  readonly playerId: number;
  readonly id: number;
  readonly host: string;
  /** The tier that the player was shown. */
  readonly tier: Rocket;
}

/**
 * Starts a quest: its tier, currency, thresholds and prizes are fixed from then on. A repetition is answered alike.
 *
 * @throws Refusal 404 `base.not_found` for none that the player may be in, 422 `base.quest_over` when it does not run,
 *   422 `base.quest_tier_changed` when the player's status names another tier by now, or what keeps the player from offers
 */
export async function start(deps: QuestsDeps, { playerId, id, host, tier }: Asked): Promise<EntryRow> {
  const { connection, clock } = deps;
  const held = await deps.mayBeOffered(playerId, host);
  if (held) throw held;
  const [row, player] = [await findQuest(connection, id), await playerFacts(connection, playerId)];
  const who = player && { groups: player.groups, licence: player.license_name };
  if (!row || !who || !isFor(row.terms, who)) throw refuse(404, 'base', 'not_found');
  return inTransaction<QuestsTables, EntryRow>(connection, async (trx) => {
    await lockPlayer(trx, playerId);
    const known = await findEntry(trx, playerId, id);
    if (known) return known;
    const now = clock.now();
    if (promoStatus(row.start_at.toISOString(), row.end_at.toISOString(), now) !== 'active') {
      throw refuse(422, 'base', 'quest_over');
    }
    if (rocketOf(vipStatusOf(who.groups)) !== tier) throw refuse(422, 'base', 'quest_tier_changed');
    const [currency = DEFAULT_CURRENCY] = await walletCurrencies(trx, playerId);
    const thresholds = thresholdsOf(row.terms.size, tier, currency);
    const prizes = row.terms.prizes.map((prize) => prizeIn(prize, tier, currency));
    return trx
      .insertInto('quests_entries')
      .values({
        player_id: playerId,
        quest_id: id,
        tier,
        currency,
        thresholds: JSON.stringify(thresholds),
        prizes: JSON.stringify(prizes),
        next_at: BigInt(thresholds[1] ?? 0),
        started_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
