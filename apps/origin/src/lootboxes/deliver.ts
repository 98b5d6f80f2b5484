import { createHash } from 'node:crypto';
import { tablesOf } from '@cosmodrome/database';
import { tableHash } from '@cosmodrome/fairness';
import { DAY_MS } from '@cosmodrome/rules/durations';
import { commitSeed } from '../draws/index.ts';
import { walletCurrencies, type Deliverer } from '../prizes/index.ts';
import type { LootboxDeps } from './deps.ts';
import { tellBox } from './present.ts';
import type { LootboxTables } from './tables.ts';

type Delivered = ReturnType<Deliverer<'lootbox'>['deliver']>;
type Args = Parameters<Deliverer<'lootbox'>['deliver']>;

/** What a table of weights is called: the version of the prizes behind them belongs to the name, so that no two are alike. */
const tableName = (box: string, items: readonly unknown[]): string =>
  `lootboxes/${box}@${createHash('sha256').update(JSON.stringify(items)).digest('hex').slice(0, 16)}`;

/**
 * A loot box as a kind of prize. Given or offered, it waits among the player's own until it is opened, with its items as they
 * are in the content now. The seed that it will be drawn with is committed from then on.
 */
export function lootboxDeliverer(deps: LootboxDeps): Deliverer<'lootbox'> {
  const give = async (trx: Args[0], delivery: Args[1], until: (days: number) => Date): Delivered => {
    const { playerId, prize, key, at, strategy } = delivery;
    const file = deps.boxes.get(prize.box);
    if (!file) throw new Error(`there is no loot box ${prize.box}`);
    const [currency] = delivery.currency === undefined ? await walletCurrencies(trx, playerId) : [delivery.currency];
    if (currency === undefined) return { outcome: 'refused', reason: 'no_wallet' };
    await commitSeed(trx, { playerId, at });
    const name = tableName(prize.box, file.items);
    const row = await tablesOf<LootboxTables>(trx)
      .insertInto('lootboxes')
      .values({
        player_id: playerId,
        key,
        strategy,
        group_key: delivery.groupKey ?? file.group_key,
        box: prize.box,
        titles: JSON.stringify(file.title),
        items: JSON.stringify(file.items),
        table_name: name,
        table_hash: tableHash({ name, weights: file.items.map(({ weight }) => weight) }),
        currency,
        stage: 'issued',
        picked: null,
        created_at: at,
        valid_until: until(file.days),
        activated_at: null,
        ended_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await tellBox(trx, deps, row, at);
    return { outcome: 'delivered', currency };
  };
  return {
    deliver: (trx, delivery) => give(trx, delivery, (days) => new Date(delivery.at.getTime() + days * DAY_MS)),
    offer: (trx, delivery, until) => give(trx, delivery, () => until),
  };
}
