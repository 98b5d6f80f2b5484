export { followQuests as follow } from './untold.ts';
