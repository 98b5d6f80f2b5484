import { tablesOf } from '@cosmodrome/database';
import { occurrences } from '@cosmodrome/rules/content/schedule';
import { questIdentifier } from '@cosmodrome/rules/quests/identifiers';
import type { QuestsDeps } from './deps.ts';
import type { QuestsTables } from './tables.ts';

/**
 * Makes the quests of each series that run now or come next, with the terms of now. Several nodes may do it at once: each is made
 * once.
 */
export async function openDue({ connection, clock, series }: Pick<QuestsDeps, 'connection' | 'clock' | 'series'>) {
  for (const file of series) {
    for (const { identifier: slug, start, end } of occurrences(file.slug, file.schedule, clock.now())) {
      await tablesOf<QuestsTables>(connection)
        .insertInto('quests')
        .values({
          identifier: questIdentifier({ size: file.size, slug, isTest: file.test }),
          slug,
          terms: JSON.stringify(file),
          start_at: start,
          end_at: end,
        })
        .onConflict((conflict) => conflict.column('identifier').doNothing())
        .execute();
    }
  }
}
