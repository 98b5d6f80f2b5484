export { ProviderRefusal, ProviderUnavailable, refusalCode, type FreeSpinsRequest, type Provider } from './provider.ts';
export { launchAddress, studioRegistry, type StudioRegistry, type StudioServer } from './registry.ts';
