export { countReached, reachedOf } from './store.ts';
