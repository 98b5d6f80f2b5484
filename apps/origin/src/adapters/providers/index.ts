export { httpProvider, type HttpProviderOptions } from './http-provider.ts';
export { ProviderRefusal, ProviderUnavailable, refusalCode, type Provider } from './provider.ts';
export { launchAddress, studioRegistry, type StudioRegistry, type StudioServer } from './registry.ts';
