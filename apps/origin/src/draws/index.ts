export { drawOne, type DrawRequest } from './draw.ts';
export { commitSeed } from './seeds.ts';
