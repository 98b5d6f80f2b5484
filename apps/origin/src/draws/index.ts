export { drawOne } from './draw.ts';
export { commitSeed } from './seeds.ts';
