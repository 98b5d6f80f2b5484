export { createLevels } from './levels.ts';
export { reconcileLevels, type LevelsDifferences } from './reconcile.ts';
