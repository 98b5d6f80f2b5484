export { ProviderRefusal, refusalCode, type Provider } from './provider.ts';
export { launchAddress, studioRegistry, type StudioRegistry, type StudioServer } from './registry.ts';
