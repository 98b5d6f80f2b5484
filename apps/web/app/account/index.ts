export { useAgeHere } from './age-here.ts';
export { withDevice } from './enter/device.ts';
export { FieldsDialog, SessionLost, TermsDialog } from './fields/popups.ts';
export { followIdle } from './idle/idle.ts';
export { IdleNotice } from './idle/idle-notice.tsx';
export { placeQuery, playerQuery, usePlayer } from './queries.ts';
export { useSessionEndText } from './session-end.ts';
export { ProfileFrame } from './profile/profile-frame.tsx';
