export { FieldsDialog, TermsDialog } from './fields/popups.ts';
export { placeQuery, playerQuery, usePlayer } from './queries.ts';
export { ProfileFrame } from './profile/profile-frame.tsx';
