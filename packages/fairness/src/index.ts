export { block, stream, type RandomStream } from './stream.ts';
export { commitment, keepsCommitment, newSeedPair, newServerSeed, type SeedPair } from './seed.ts';
export { earlierSeed, isInChain, openChain, sharedRoundStream, type HashChain } from './chain.ts';
export { drawByWeight, tableHash, type DrawTable } from './draw.ts';
export { drawPlaces, textHash } from './places.ts';
