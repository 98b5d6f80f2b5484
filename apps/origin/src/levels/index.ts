export { pointsDeliverer } from './deliver.ts';
export { AWARD as COMPS_AWARD, givePoints, spendPoints } from './points.ts';
