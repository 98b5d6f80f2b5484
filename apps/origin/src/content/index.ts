export { readSites, type Sites } from './hosts.ts';
export { assertWagers, readPolicies, type Policies, type Policy } from './policies.ts';
export type { Site } from './site.ts';
