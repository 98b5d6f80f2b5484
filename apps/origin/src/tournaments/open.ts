import { tablesOf } from '@cosmodrome/database';
import { createOccurrences } from '../series.ts';
import type { TournamentDeps } from './deps.ts';
import type { TournamentsTables } from './tables.ts';

/** Makes the tournaments of each series that run now or come next. */
export const openDue = ({ connection, clock, series }: Pick<TournamentDeps, 'connection' | 'clock' | 'series'>) =>
  createOccurrences(
    series,
    { nameOf: (file) => file.identifier, now: clock.now() },
    async (file, { identifier, start, end }) => {
      await tablesOf<TournamentsTables>(connection)
        .insertInto('tournaments')
        .values({ identifier, terms: JSON.stringify(file), start_at: start, end_at: end })
        .onConflict((conflict) => conflict.column('identifier').doNothing())
        .execute();
    },
  );
