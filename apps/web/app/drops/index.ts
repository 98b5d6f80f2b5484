export { DropNotices } from './notices.tsx';
