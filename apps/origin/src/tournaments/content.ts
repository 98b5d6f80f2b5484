import { tournamentSchema, type TournamentFile } from '@cosmodrome/content/schema/tournaments.ts';
import { filesIn, readJson } from '../kernel/content-files.ts';

/** The series of tournaments, in the order of their files' names. */
export function content(folder: string): TournamentFile[] {
  const files = filesIn(folder, '.json').map(({ file }) => readJson(tournamentSchema, file));
  const names = new Set(files.map(({ identifier }) => identifier));
  if (names.size !== files.length) throw new Error('two tournaments have one identifier');
  return files;
}
