export { models } from './models.ts';
export * from './model.ts';
export { replayRound } from './replay.ts';
