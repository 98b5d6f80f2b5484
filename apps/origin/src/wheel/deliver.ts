import { createHash } from 'node:crypto';
import { tablesOf } from '@cosmodrome/database';
import { tableHash } from '@cosmodrome/fairness';
import { DAY_MS } from '@cosmodrome/rules/durations';
import { allowedPrize, wheelOf } from '@cosmodrome/rules/wheel/wheel';
import { commitSeed } from '../draws/index.ts';
import { walletCurrencies, type Deliverer } from '../prizes/index.ts';
import { playerFacts } from '../profile/index.ts';
import type { WheelDeps } from './deps.ts';
import type { WheelTables } from './tables.ts';

type Args = Parameters<Deliverer<'wheelspins'>['deliver']>;

/**
 * Spins of the wheel as a kind of prize. Given or offered, each waits as an issued gift until it is used, with the segments
 * of the player's group as they are in the content now. The seed that they will be drawn with is committed from then on.
 */
export function wheelDeliverer(deps: WheelDeps): Deliverer<'wheelspins'> {
  const give = async (
    trx: Args[0],
    { playerId, prize, key, at }: Args[1],
    until: (days: number) => Date,
  ): ReturnType<Deliverer<'wheelspins'>['deliver']> => {
    const [currency] = await walletCurrencies(trx, playerId);
    if (currency === undefined) return { outcome: 'refused', reason: 'no_wallet' };
    const wheel = wheelOf((await playerFacts(trx, playerId))?.groups ?? []);
    const file = deps.wheels.get(wheel);
    if (!file) throw new Error(`there is no wheel of ${wheel}`);
    const mostWager = await deps.mostWagerOf(trx, playerId);
    const segments = file.segments.map((segment) => ({ ...segment, prize: allowedPrize(segment.prize, mostWager) }));
    await commitSeed(trx, { playerId, at });
    // The version of the prizes behind the weights belongs to the name, so that no two tables are alike.
    const version = createHash('sha256').update(JSON.stringify(segments)).digest('hex').slice(0, 16);
    const name = `wheel/${wheel}@${version}`;
    const tables = tablesOf<WheelTables>(trx);
    const { id } = await tables
      .insertInto('wheel_gifts')
      .values({
        player_id: playerId,
        key,
        group_key: prize.group_key,
        wheel,
        segments: JSON.stringify(segments),
        table_name: name,
        table_hash: tableHash({ name, weights: segments.map(({ weight }) => weight) }),
        count: prize.count,
        created_at: at,
        valid_until: until(file.days),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tables
      .insertInto('wheel_spins')
      .values(
        Array.from({ length: prize.count }, () => ({
          player_id: playerId,
          gift_id: id,
          stage: 'issued' as const,
          picked: null,
          ended_at: null,
        })),
      )
      .execute();
    return { outcome: 'delivered', currency };
  };
  return {
    deliver: (trx, delivery) => give(trx, delivery, (days) => new Date(delivery.at.getTime() + days * DAY_MS)),
  };
}
