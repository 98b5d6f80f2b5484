import { inTransaction } from '@cosmodrome/database';
import { newSeedPair } from '@cosmodrome/fairness';
import { occurrences } from '@cosmodrome/rules/content/schedule';
import type { DropDeps } from './deps.ts';
import { dropsEndingAfter } from './store.ts';
import type { DropsTables } from './tables.ts';

/**
 * Makes the drops of each series that run now or come next, with the terms of now and a seed that is committed to from then on.
 * Several nodes may do it at once: each is made once.
 */
export async function openDue({ connection, clock, series }: Pick<DropDeps, 'connection' | 'clock' | 'series'>) {
  const known = new Set((await dropsEndingAfter(connection, clock.now())).map(({ identifier }) => identifier));
  for (const file of series) {
    for (const { identifier, start, end } of occurrences(file.identifier, file.schedule, clock.now())) {
      if (known.has(identifier)) continue;
      const { serverSeed, commitment } = newSeedPair();
      await inTransaction<DropsTables, void>(connection, async (trx) => {
        const made = await trx
          .insertInto('drops')
          .values({
            identifier,
            terms: JSON.stringify(file),
            start_at: start,
            end_at: end,
            seed: serverSeed,
            seed_hash: commitment,
          })
          .onConflict((conflict) => conflict.column('identifier').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!made) return;
        await trx
          .insertInto('drops_prizes')
          .values(file.prizes.map(({ count }, prize) => ({ drop_id: made.id, prize, remaining: count })))
          .execute();
      });
    }
  }
}
