import { inTransaction } from '@cosmodrome/database';
import { newSeedPair } from '@cosmodrome/fairness';
import { createOccurrences } from '../series.ts';
import type { DropDeps } from './deps.ts';
import { dropsEndingAfter } from './store.ts';
import type { DropsTables } from './tables.ts';

/** Makes the drops of each series that run now or come next, with a seed that is committed to from then on. */
export async function openDue({ connection, clock, series }: Pick<DropDeps, 'connection' | 'clock' | 'series'>) {
  const now = clock.now();
  const existing = new Set((await dropsEndingAfter(connection, now)).map(({ identifier }) => identifier));
  await createOccurrences(
    series,
    { nameOf: (file) => file.identifier, now, existing },
    async (file, { identifier, start, end }) => {
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
    },
  );
}
