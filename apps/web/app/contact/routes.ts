import { moved, overlay, type PathSpec } from '../platform/routing/path-spec.ts';

const confirmation = () => import('./letters/confirmation.tsx');
const emailVerify = () => import('./letters/email-verify.tsx');
const confirming = { listed: false, messages: ['contact', 'errors'] } as const;

export const paths: readonly PathSpec[] = [
  overlay('/confirmation', 'confirmation', 'contact/routes/confirmation.tsx', confirmation, confirming),
  overlay('/email-verify', 'email-verify', 'contact/routes/email-verify.tsx', emailVerify, confirming),
  moved('/profile/confirmation', '/confirmation'),
  moved('/users/confirmation', '/confirmation'),
];
