export { bonusDeliverer } from './deliver.ts';
