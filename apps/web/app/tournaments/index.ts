export { TournamentNotices } from './notices.tsx';
export { AreaChips } from './parts/area-chips.tsx';
export { RunningTournaments } from './parts/running.tsx';
export { leadingQuery, tournamentsQuery } from './queries.ts';
export { useOwnStandings } from './use-tournaments.ts';
export { useLeftWords } from './words.ts';
