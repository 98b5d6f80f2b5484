export { GiftButton } from './button.tsx';
export { GiftNotices } from './notices.tsx';
