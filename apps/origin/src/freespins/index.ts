export { freeSpinsDeliverer } from './deliver.ts';
