export { withDevice } from './enter/device.ts';
export { SessionLost } from './enter/lost-popup.ts';
export { IdleNotice } from './idle/idle-notice.tsx';
export { useSessionEndText } from './session-end.ts';
export { WelcomePlace } from './welcome/welcome-place.tsx';
