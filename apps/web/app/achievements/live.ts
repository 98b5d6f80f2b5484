export { followReached as follow } from './untold.ts';
