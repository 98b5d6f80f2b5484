export { followLimits as follow } from './follow.ts';
