export { block, stream, type RandomStream, type StreamSource } from './stream.ts';
export { commitment, keepsCommitment, newSeedPair, newServerSeed, type SeedPair } from './seed.ts';
export { earlierSeed, isInChain, openChain, sharedRoundStream, type HashChain } from './chain.ts';
