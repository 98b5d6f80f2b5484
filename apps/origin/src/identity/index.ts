export { createCaptcha, type Captcha } from './captcha.ts';
export type { RegistrationChoice } from './deps.ts';
export { sharedDevices } from './devices.ts';
export { SERVER_COST, type PasswordCost } from './passwords.ts';
export { createSessions, SESSION_ENDED, type SessionEnded, type Sessions } from './sessions.ts';
export { createSocketTokens, type SocketTokens } from './socket-token.ts';
export type { IdentityTables } from './tables.ts';
export { createSignInThrottle, type SignInThrottle } from './throttle.ts';
