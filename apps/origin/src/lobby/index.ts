export { presentWinner } from './present.ts';
export { isListed } from './store.ts';
