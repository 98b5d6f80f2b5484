export { followNotifications as follow } from './notifications.ts';
