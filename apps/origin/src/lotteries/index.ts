export { checkDraw } from './check.ts';
export { endedBefore, endingAfter } from './store.ts';
