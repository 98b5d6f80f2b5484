export { contentsOf, itemTexts } from './items.ts';
