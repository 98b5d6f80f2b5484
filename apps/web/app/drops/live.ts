export { followWins as follow } from './untold.ts';
