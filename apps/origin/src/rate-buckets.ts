import { calls, type CallName } from '@cosmodrome/contract/calls';
import type { Bucket } from './kernel/http/rate-limit.ts';

/** How many requests one network address may make: at once, and coming back. */
const buckets = {
  /** Bounds what the answer "taken" tells about strangers' addresses. */
  registration: { capacity: 20, perSecond: 20 / 3600 },
  signIn: { capacity: 20, perSecond: 1 / 3 },
  /** Letters to addresses that anybody may type. */
  letter: { capacity: 10, perSecond: 10 / 3600 },
  /** Codes that anybody may guess at. */
  code: { capacity: 10, perSecond: 1 / 60 },
  /** Reads everything about a player. */
  ownData: { capacity: 6, perSecond: 1 / 600 },
  /** Large bodies that are read in full. */
  upload: { capacity: 12, perSecond: 1 / 20 },
  change: { capacity: 60, perSecond: 10 },
  read: { capacity: 240, perSecond: 60 },
} as const satisfies Record<string, Bucket>;

/** Calls that send a letter. */
const sendingLetters: ReadonlySet<CallName> = new Set<CallName>([
  'account.remind',
  'account.resendConfirmation',
  'account.askUnlock',
]);

/** Calls that compare a password or a token. */
const askingSecrets: ReadonlySet<CallName> = new Set<CallName>([
  'account.signIn',
  'account.passkeySignIn',
  'account.passkeySignInOptions',
  'account.passkeyOptions',
  'account.addPasskey',
  'account.removePasskey',
  'account.changePassword',
  'account.close',
  'account.enableTwoFactor',
  'account.disableTwoFactor',
  'account.renewRecoveryCodes',
  'account.restorePassword',
  'account.confirmEmail',
  'account.unlock',
  'account.checkEmail',
  'limits.confirm',
]);

function nameOf(call: CallName): keyof typeof buckets {
  if (call === 'account.register') return 'registration';
  if (call === 'bonuses.coupon' || call === 'bonuses.setCode') return 'code';
  if (call === 'account.ownData') return 'ownData';
  if (sendingLetters.has(call)) return 'letter';
  if (call === 'account.addDocument') return 'upload';
  if (askingSecrets.has(call)) return 'signIn';
  return calls[call].idempotency === 'safe' ? 'read' : 'change';
}

/** The bucket of each call; `factor` widens all of them, for load tests and for nodes behind their own limiter. */
export const rateBuckets = (factor: number) => (call: CallName) => {
  const bucketName = nameOf(call);
  const { capacity, perSecond } = buckets[bucketName];
  return { bucketName, bucket: { capacity: capacity * factor, perSecond: perSecond * factor } };
};
