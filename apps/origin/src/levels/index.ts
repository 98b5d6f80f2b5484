export { pointsDeliverer } from './deliver.ts';
