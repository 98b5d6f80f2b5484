import { tablesOf } from '@cosmodrome/database';
import { questIdentifier } from '@cosmodrome/rules/quests/identifiers';
import { createOccurrences } from '../series.ts';
import type { QuestsDeps } from './deps.ts';
import type { QuestsTables } from './tables.ts';

/** Makes the quests of each series that run now or come next. */
export const openDue = ({ connection, clock, series }: Pick<QuestsDeps, 'connection' | 'clock' | 'series'>) =>
  createOccurrences(
    series,
    { nameOf: (file) => file.slug, now: clock.now() },
    async (file, { identifier: slug, start, end }) => {
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
    },
  );
