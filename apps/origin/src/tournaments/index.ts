export { heldTournaments, release } from './release.ts';
