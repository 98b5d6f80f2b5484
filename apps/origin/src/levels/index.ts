export { pointsDeliverer } from './deliver.ts';
export { givePoints, spendPoints } from './points.ts';
