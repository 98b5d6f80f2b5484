export { chainLinks, chainOf, depositsForChain, type ChainLink } from './chain.ts';
export { bonusDeliverer } from './deliver.ts';
