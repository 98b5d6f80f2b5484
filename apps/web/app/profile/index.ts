export { useAgeHere } from './age-here.ts';
export { FieldsDialog, TermsDialog } from './fields/popups.ts';
export { hasHint } from './parts/hints.ts';
export { ProfileFrame } from './parts/profile-frame.tsx';
export { ProfileInput } from './parts/profile-input.tsx';
export { ProfilePanel } from './parts/profile-panel.tsx';
