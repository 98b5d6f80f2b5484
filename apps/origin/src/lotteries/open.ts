import { tablesOf } from '@cosmodrome/database';
import { newSeedPair } from '@cosmodrome/fairness';
import { createOccurrences } from '../series.ts';
import type { LotteryDeps } from './deps.ts';
import type { LotteriesTables } from './tables.ts';

/** Makes the lotteries of each series that run now or come next, with a seed that is committed to from then on. */
export async function openDue({ connection, clock, series }: Pick<LotteryDeps, 'connection' | 'clock' | 'series'>) {
  const now = clock.now();
  const tables = tablesOf<LotteriesTables>(connection);
  const made = await tables.selectFrom('lotteries').select('identifier').where('end_at', '>', now).execute();
  const existing = new Set(made.map(({ identifier }) => identifier));
  await createOccurrences(
    series,
    { nameOf: (file) => file.identifier, now, existing },
    async (file, { identifier, start, end }) => {
      const { serverSeed, commitment } = newSeedPair();
      await tables
        .insertInto('lotteries')
        .values({
          identifier,
          series: file.identifier,
          terms: JSON.stringify(file),
          start_at: start,
          end_at: end,
          seed: serverSeed,
          seed_hash: commitment,
        })
        .onConflict((conflict) => conflict.column('identifier').doNothing())
        .execute();
    },
  );
}
