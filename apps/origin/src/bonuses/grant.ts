import { inTransaction, type Connection } from '@cosmodrome/database';
import type { ClosableFamily } from '@cosmodrome/rules/bonuses/closed-families';
import { bonusMachine, type BonusStage } from '@cosmodrome/rules/bonuses/stages';
import { move } from '@cosmodrome/rules/machine';
import { MOST_WAGER } from '@cosmodrome/rules/bonuses/wagering';
import { playerFacts } from '../profile/index.ts';
import { lockPlayer } from '../kernel/outbox/index.ts';
import { wallets } from '../ledger/index.ts';
import { followOffer } from '../prizes/index.ts';
import { startNext } from './course.ts';
import { bonusOfCampaign, changeBonus, isConfirmed, tellBonus } from './store.ts';
import type { BonusTables } from './tables.ts';

/** A bonus of money for one player, with all its terms. Amounts in minor units of its currency. */
export interface BonusOrder {
  readonly playerId: number;
  /** What it is given for, once to each player: begin it with its kind (`coupon:…`, `registration:…`, `level:…`). */
  readonly campaign: string;
  /** The kind as the wire has it: `registration`, `coupon`, `personal`, `prize`, … */
  readonly strategy: string;
  readonly groupKey?: string | undefined;
  /** By language; a language without one reads that of English. */
  readonly titles: Readonly<Record<string, string>> & { readonly en: string };
  readonly currency: string;
  readonly amount: bigint;
  /** How often the amount is to be staked; at most ten times. */
  readonly wager: number;
  /** The highest stake of a round while it is wagered. */
  readonly maxStake: bigint;
  /** The most that becomes the player's own; null: all of it. */
  readonly maxWin: bigint | null;
  /** Families of games that are closed while it is wagered; none unless said otherwise. */
  readonly closedFamilies?: readonly ClosableFamily[] | undefined;
  readonly daysToWager: number;
  /**
   * `accepted`: the player has asked for it, by choosing it at registration for instance, and it takes its turn at once,
   * or once the player's address is confirmed. Otherwise the player is offered it, and may accept until then.
   */
  readonly activation: 'accepted' | { readonly until: Date };
}

export type GrantAnswer =
  | { readonly outcome: 'granted' | 'already'; readonly id: number }
  | { readonly outcome: 'refused' };

/**
 * Writes the row of a bonus, and lets it take its turn: what a grant of the kind comes to (`deliver.ts`), and the only way
 * to a bonus. In the caller's transaction when there is one, else in its own; the same campaign is granted to a player once, however
 * often and at the same time this is called. Refuses a closed account, a player who wants no bonuses, and a currency that
 * the player has no wallet in. Whether offers are held back from the player (`mayBeOffered` of the admission) is the
 * caller's to ask, before its transaction.
 *
 * @throws RangeError for terms that no bonus may have
 */
export async function grant(connection: Connection, order: BonusOrder, now: Date): Promise<GrantAnswer> {
  assertTerms(order);
  const { playerId, campaign, activation } = order;
  return inTransaction<BonusTables, GrantAnswer>(connection, async (trx) => {
    await lockPlayer(trx, playerId);
    const prior = await bonusOfCampaign(trx, playerId, campaign);
    if (prior) return { outcome: 'already', id: prior.id };
    const player = await playerFacts(trx, playerId);
    if (!player || player.closed_at !== null || player.values['can_issue_bonuses'] !== true) {
      return { outcome: 'refused' };
    }
    if (!(await wallets(trx, playerId)).some(({ currency }) => currency === order.currency)) {
      return { outcome: 'refused' };
    }
    const row = await trx
      .insertInto('bonuses')
      .values({
        player_id: playerId,
        campaign,
        strategy: order.strategy,
        group_key: order.groupKey ?? null,
        titles: JSON.stringify(order.titles),
        stage: 'issued',
        currency: order.currency,
        amount: order.amount,
        wager: order.wager,
        max_stake: order.maxStake,
        max_win: order.maxWin,
        closed_families: [...(order.closedFamilies ?? [])],
        days_to_wager: order.daysToWager,
        created_at: now,
        activatable_until: activation === 'accepted' ? null : activation.until,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (activation === 'accepted' && isConfirmed(player)) await acceptHeld(trx, row, now);
    else await tellBonus(trx, row, now);
    return { outcome: 'granted', id: row.id };
  });
}

/** Lets an offered bonus take its turn. The caller holds the player's lock, and has asked whether it may (`confirm.ts`). */
export async function acceptHeld(
  trx: Connection,
  row: Parameters<typeof changeBonus>[1] & { stage: BonusStage; currency: string; campaign: string },
  now: Date,
): Promise<void> {
  const waiting = await changeBonus(trx, row, { stage: move(bonusMachine, row.stage, 'accept'), accepted_at: now });
  await followOffer(trx, { playerId: row.player_id, key: row.campaign, event: 'take', at: now });
  const started = await startNext(trx, { playerId: row.player_id, currency: row.currency }, now);
  if (started?.id !== row.id) await tellBonus(trx, waiting, now);
}

function assertTerms({ amount, wager, maxStake, maxWin, daysToWager }: BonusOrder): void {
  if (amount <= 0n || maxStake <= 0n || (maxWin !== null && maxWin <= 0n))
    throw new RangeError('an amount is not positive');
  if (!Number.isInteger(wager) || wager < 1 || wager > MOST_WAGER)
    throw new RangeError(`wager must be 1 to ${MOST_WAGER}`);
  if (!Number.isInteger(daysToWager) || daysToWager < 1) throw new RangeError('daysToWager must be a positive integer');
}
