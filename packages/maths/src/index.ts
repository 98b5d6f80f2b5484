export { models, type Model } from './models.ts';
export * from './model.ts';
export { replayRound, type RecordedRound, type ReplayedRound, type StreamFactory } from './replay.ts';
