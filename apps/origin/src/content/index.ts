export { contentCalls, type ContentDeps } from './calls.ts';
export { readSites, type Sites } from './hosts.ts';
export { readPolicies, type Policies } from './policies.ts';
export type { Site } from './site.ts';
