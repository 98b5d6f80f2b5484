import { inTransaction, type Connection } from '@cosmodrome/database';
import { move } from '@cosmodrome/rules/machine';
import { grantMachine } from '@cosmodrome/rules/prizes/course';
import type { Prize, PrizeKind } from '@cosmodrome/rules/prizes/prize';
import { deliveredAs, isSamePrize } from '@cosmodrome/rules/prizes/terms';
import { playerFacts } from '../profile/index.ts';
import { lockPlayer } from '../kernel/outbox/index.ts';
import { assertKey } from '../ledger/index.ts';
import type { Delivered, Deliverer, Deliverers, Delivery, GrantRefusal, Titles } from './deliverer.ts';
import { groupDeliverer } from './group.ts';
import { moneyDeliverer } from './money.ts';
import { changeGrant, findGrant, grantOfKey, insertGrant } from './store.ts';
import type { GrantRow } from './tables.ts';

export interface GrantRequest {
  readonly playerId: number;
  readonly prize: Prize;
  /** The system that gives it, or `operator`. */
  readonly source: string;
  /**
   * What it is given for, once to each player: begin it with the system's name or with what is granted (`cashback:…`,
   * `level:…`). Money is posted under it, too.
   */
  readonly key: string;
  readonly at: Date;
  /** `given` at once, or offered until a moment for the player to take. */
  readonly lifecycle: 'given' | { readonly offeredUntil: Date };
  /** The wallet that it is for; unless said, one of the player's, the one in use first. */
  readonly currency?: string | undefined;
  /** The kind as the wire has it; `prize` unless said otherwise. */
  readonly strategy?: string | undefined;
  readonly titles?: Titles | undefined;
  readonly groupKey?: string | undefined;
  /** How the books name money; prizes of the house unless said otherwise. */
  readonly posting?: Delivery['posting'];
  /** It is the player's by what has been played, and a closed account gets it as well. */
  readonly owed?: boolean;
  /** Why an operator gives it. */
  readonly reason?: string | undefined;
}

export type GrantAnswer =
  | { readonly outcome: 'granted' | 'already'; readonly grant: GrantRow }
  | { readonly outcome: 'refused'; readonly reason: GrantRefusal };

export type RefuseAnswer =
  | { readonly outcome: 'cancelled' | 'already' }
  | { readonly outcome: 'refused'; readonly reason: 'unknown' | 'gone' };

export type TakeAnswer =
  | { readonly outcome: 'taken' | 'already'; readonly grant: GrantRow }
  | { readonly outcome: 'refused'; readonly reason: GrantRefusal | 'unknown' | 'gone' };

const refused = (reason: GrantRefusal) => ({ outcome: 'refused', reason }) as const;

/** The one way to give something to a player. Kinds are delivered by their systems, which this one does not know. */
export class Prizes {
  readonly #deliverers: { [Kind in PrizeKind]?: Deliverer<Kind> } = { money: moneyDeliverer, group: groupDeliverer };

  constructor(deliverers: Deliverers = {}) {
    this.add(deliverers);
  }

  /** @throws when a kind is delivered by two systems */
  add(deliverers: Deliverers): void {
    const twice = Object.keys(deliverers).find((kind) => Object.hasOwn(this.#deliverers, kind));
    if (twice !== undefined) throw new Error(`two systems deliver ${twice}`);
    Object.assign(this.#deliverers, deliverers);
  }

  /** Whether somebody delivers a prize. Content that names another one stops the start. */
  delivers(prize: Prize): boolean {
    return this.#deliverers[deliveredAs(prize).kind] !== undefined;
  }

  /** Whether what is offered of a prize waits among the grants, and is taken and refused here. */
  waitsHere(prize: Prize): boolean {
    return this.#of(deliveredAs(prize)).offer === undefined;
  }

  #of(prize: Prize): Deliverer<PrizeKind> {
    const deliverer = this.#deliverers[prize.kind];
    if (!deliverer) throw new Error(`nobody delivers ${prize.kind}`);
    return deliverer as unknown as Deliverer<PrizeKind>;
  }

  /**
   * Takes the locks of kinds that come before that of the player. For who locks the player, decides which of some prizes it is,
   * and grants that: in the caller's transaction, before anything else in it.
   */
  async hold(trx: Connection, playerId: number, prizes: readonly Prize[]): Promise<void> {
    const kinds = new Set(prizes.map((prize) => deliveredAs(prize).kind));
    for (const kind of [...kinds].sort()) await this.#deliverers[kind]?.hold?.(trx, playerId);
  }

  /**
   * Gives a player a prize, or offers it: in the caller's transaction when there is one, else in its own. The same key and
   * prize has one effect, however often and at the same time this is called, and gets the first answer; another prize
   * under the key is refused. A refusal writes nothing: the key may be used again.
   *
   * Whether offers are held back from the player (`mayBeOffered` of the admission) is the caller's to ask, before its transaction.
   * A kind may hold a lock of its own that comes before the player's (points do): grant it before anything that locks the
   * player.
   *
   * @throws when nobody delivers the kind
   */
  async grant(connection: Connection, request: GrantRequest): Promise<GrantAnswer> {
    const { playerId, key, source, at, lifecycle, reason = null } = request;
    assertKey('key', key);
    const prize = deliveredAs(request.prize);
    const deliverer = this.#of(prize);
    return inTransaction<object, GrantAnswer>(connection, async (trx) => {
      await deliverer.hold?.(trx, playerId);
      await lockPlayer(trx, playerId);
      const prior = await grantOfKey(trx, playerId, key);
      if (prior) {
        return isSamePrize(prior.body, request.prize) ? { outcome: 'already', grant: prior } : refused('other_prize');
      }
      if (!request.owed) {
        const player = await playerFacts(trx, playerId);
        if (!player || player.closed_at !== null) return refused('account_closed');
      }
      const isOffer = lifecycle !== 'given';
      const result = isOffer
        ? await this.#offer(trx, deliverer, deliveryOf(request, prize), lifecycle.offeredUntil)
        : await deliverer.deliver(trx, deliveryOf(request, prize));
      if (result.outcome === 'refused') return refused(result.reason);
      const grant = await insertGrant(trx, {
        player_id: playerId,
        key,
        source,
        kind: prize.kind,
        body: JSON.stringify(request.prize),
        titles: request.titles ? JSON.stringify(request.titles) : null,
        status: isOffer ? 'offered' : 'taken',
        currency: result.currency ?? null,
        amount: result.amount ?? null,
        reason,
        created_at: at,
        offered_until: isOffer ? lifecycle.offeredUntil : null,
        ended_at: isOffer ? null : at,
      });
      return { outcome: 'granted', grant };
    });
  }

  #offer(trx: Connection, deliverer: Deliverer<PrizeKind>, delivery: Delivery, until: Date): Promise<Delivered> {
    return deliverer.offer?.(trx, delivery, until) ?? Promise.resolve({ outcome: 'delivered' });
  }

  /**
   * Takes what is offered, once; a repetition is answered alike. Not for kinds that have offers of their own. Whether the
   * player may be offered anything now is the caller's to ask.
   */
  async take(
    connection: Connection,
    { playerId, id, at }: { playerId: number; id: number; at: Date },
  ): Promise<TakeAnswer> {
    const known = await findGrant(connection, playerId, id);
    if (!known) return { outcome: 'refused', reason: 'unknown' };
    const deliverer = this.#of(deliveredAs(known.body));
    return inTransaction<object, TakeAnswer>(connection, async (trx) => {
      await deliverer.hold?.(trx, playerId);
      await lockPlayer(trx, playerId);
      const row = (await findGrant(trx, playerId, id)) ?? known;
      if (row.status === 'taken') return { outcome: 'already', grant: row };
      const isOver = row.offered_until !== null && row.offered_until <= at;
      if (row.status !== 'offered' || isOver || deliverer.offer) return { outcome: 'refused', reason: 'gone' };
      const player = await playerFacts(trx, playerId);
      if (!player || player.closed_at !== null) return refused('account_closed');
      const { key, source, body, titles } = row;
      const request = { playerId, key, source, at, titles: (titles ?? undefined) as Titles | undefined };
      const result = await deliverer.deliver(trx, deliveryOf(request, deliveredAs(body)));
      if (result.outcome === 'refused') return refused(result.reason);
      const grant = await changeGrant(trx, row, {
        status: move(grantMachine, row.status, 'take'),
        currency: result.currency ?? null,
        amount: result.amount ?? null,
        ended_at: at,
      });
      return { outcome: 'taken', grant };
    });
  }

  /** Refuses what is offered; a repetition is answered alike. Not for kinds that have offers of their own. */
  async refuse(
    connection: Connection,
    { playerId, id, at }: { playerId: number; id: number; at: Date },
  ): Promise<RefuseAnswer> {
    return inTransaction<object, RefuseAnswer>(connection, async (trx) => {
      await lockPlayer(trx, playerId);
      const row = await findGrant(trx, playerId, id);
      if (!row) return { outcome: 'refused', reason: 'unknown' };
      if (row.status === 'cancelled') return { outcome: 'already' };
      if (row.status !== 'offered' || !this.waitsHere(row.body)) return { outcome: 'refused', reason: 'gone' };
      await changeGrant(trx, row, { status: move(grantMachine, row.status, 'cancel'), ended_at: at });
      return { outcome: 'cancelled' };
    });
  }
}

const deliveryOf = (
  request: Pick<GrantRequest, 'playerId' | 'source' | 'key' | 'at' | 'titles'> & Partial<GrantRequest>,
  prize: Prize,
): Delivery => ({
  playerId: request.playerId,
  prize,
  source: request.source,
  key: request.key,
  at: request.at,
  currency: request.currency,
  strategy: request.strategy ?? 'prize',
  titles: request.titles,
  groupKey: request.groupKey,
  posting: request.posting,
});
