export { QuestNotices } from './notices.tsx';
export { ownQuestsQuery } from './queries.ts';
