import type { Distribution } from '../distribution.ts';

export const distribution = {
  // Tokens and credentials are known before it is known whose they are.
  session_tokens: { by: 'token_hash' },
  sessions: 'player',
  passkeys: 'everywhere',
  passkey_challenges: 'everywhere',
  second_steps: 'everywhere',
  recovery_codes: 'player',
  sign_in_failures: { by: 'subject' },
  used_captchas: { by: 'challenge_hash' },
} as const satisfies Readonly<Record<string, Distribution>>;
