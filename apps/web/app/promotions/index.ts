export { campaignsQuery } from './queries.ts';
export { ReminderPlace } from './reminder-place.tsx';
