export { TournamentNotices } from './notices.tsx';
