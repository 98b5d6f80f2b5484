import { moved, overlay, page, type PathSpec } from '../platform/routing/path-spec.ts';

const newPassword = () => import('./restore/new-password.tsx');
const entering = {
  guard: 'guest',
  search: ['redirect'],
  messages: ['identity', 'profile', 'bonuses', 'errors'],
} as const;
const enteringPage = { ...entering, cache: 'none', listed: false } as const;
const restoring = { listed: false, messages: ['restore', 'contact', 'identity', 'errors'] } as const;

export const paths: readonly PathSpec[] = [
  overlay('/sign-in', 'sign-in', 'identity/routes/sign-in.tsx', () => import('./enter/sign-in.tsx'), entering),
  overlay('/sign-up', 'sign-up', 'identity/routes/sign-up.tsx', () => import('./enter/sign-up-overlay.tsx'), entering),
  overlay('/remind', 'remind', 'identity/routes/remind.tsx', () => import('./restore/remind.tsx'), {
    ...restoring,
    guard: 'guest',
  }),
  overlay('/new-password', 'new-password', 'identity/routes/new-password.tsx', newPassword, restoring),
  overlay('/unlock', 'unlock', 'identity/routes/unlock.tsx', () => import('./restore/unlock.tsx'), restoring),
  page('/login', 'identity/routes/login.tsx', enteringPage),
  page('/registration', 'identity/routes/registration.tsx', enteringPage),
  moved('/profile/password/edit', '/new-password'),
  moved('/users/password/edit', '/new-password'),
];
