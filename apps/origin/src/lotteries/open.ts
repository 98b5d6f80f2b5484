import { tablesOf } from '@cosmodrome/database';
import { newSeedPair } from '@cosmodrome/fairness';
import { occurrences } from '@cosmodrome/rules/content/schedule';
import type { LotteryDeps } from './deps.ts';
import type { LotteriesTables } from './tables.ts';

/**
 * Makes the lotteries of each series that run now or come next, with the terms of now and a seed that is committed to from then on.
 * Several nodes may do it at once: each is made once.
 */
export async function openDue({ connection, clock, series }: Pick<LotteryDeps, 'connection' | 'clock' | 'series'>) {
  const made = await tablesOf<LotteriesTables>(connection)
    .selectFrom('lotteries')
    .select('identifier')
    .where('end_at', '>', clock.now())
    .execute();
  const known = new Set(made.map(({ identifier }) => identifier));
  for (const file of series) {
    for (const { identifier, start, end } of occurrences(file.identifier, file.schedule, clock.now())) {
      if (known.has(identifier)) continue;
      const { serverSeed, commitment } = newSeedPair();
      await tablesOf<LotteriesTables>(connection)
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
    }
  }
}
