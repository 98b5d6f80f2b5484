export { AchievementNotices } from './notices.tsx';
