import { tablesOf } from '@cosmodrome/database';
import { occurrences } from '@cosmodrome/rules/content/schedule';
import type { TournamentDeps } from './deps.ts';
import type { TournamentsTables } from './tables.ts';

/**
 * Makes the tournaments of each series that run now or come next, with the terms of now. Several nodes may do it at once: each is
 * made once.
 */
export async function openDue({ connection, clock, series }: Pick<TournamentDeps, 'connection' | 'clock' | 'series'>) {
  for (const file of series) {
    for (const { identifier, start, end } of occurrences(file.identifier, file.schedule, clock.now())) {
      await tablesOf<TournamentsTables>(connection)
        .insertInto('tournaments')
        .values({ identifier, terms: JSON.stringify(file), start_at: start, end_at: end })
        .onConflict((conflict) => conflict.column('identifier').doNothing())
        .execute();
    }
  }
}
