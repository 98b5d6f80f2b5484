export { endingAfter, entriesOfPlayer, findQuest, totalsOf } from './store.ts';
