export { useIsExcluded } from './excluded.ts';
export { campaignsQuery, excludedQuery } from './queries.ts';
export { ReminderPlace } from './reminder-place.tsx';
