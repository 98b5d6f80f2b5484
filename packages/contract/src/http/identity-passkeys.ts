import { z } from 'zod';
import { call } from '../call.ts';
import { Instant } from '../values.ts';
import { Player } from './profile.ts';

/** A passkey of the player, as its owner knows it. */
export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: Instant,
  last_used_at: Instant.nullable(),
  /** Kept by a password manager or an account, so that it survives the device. */
  backed_up: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

const text = z.string().max(8_192);
const name = z.string().max(40);
const password = z.string().max(128);

/** Options and answers of WebAuthn as JSON (Level 3): what `navigator.credentials` takes and gives. */
const Options = z.record(z.string(), z.unknown());
const credential = { id: text, rawId: text, type: z.literal('public-key'), clientExtensionResults: z.object({}) };

export const Attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(32)).max(8).optional(),
  }),
});
export type Attestation = z.infer<typeof Attestation>;

export const Assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.optional(),
  }),
});
export type Assertion = z.infer<typeof Assertion>;

export const identityPasskeys = {
  'identity.passkeys': call({
    system: 'identity',
    summary: "The player's passkeys, the oldest first",
    method: 'GET',
    path: '/api/player/passkeys',
    audience: 'player',
    answers: { 200: z.array(Passkey) },
    errors: [401],
  }),
  'identity.passkeyOptions': call({
    system: 'identity',
    summary: 'What a new passkey has to answer, for whoever knows the password',
    method: 'POST',
    path: '/api/player/passkeys/options',
    audience: 'player',
    pace: 'secret',
    /** A code of the second factor, where the player has one: a passkey stands for it at every sign-in. */
    body: z.object({ current_password: password, authentication_code: z.string().max(32).optional() }),
    answers: { 200: Options },
    errors: [401, 422],
  }),
  'identity.addPasskey': call({
    system: 'identity',
    summary: 'Keep a new passkey; what it answers is taken once',
    method: 'POST',
    path: '/api/player/passkeys',
    audience: 'player',
    pace: 'secret',
    body: z.object({ name, credential: Attestation }),
    answers: { 201: Passkey },
    errors: [401, 422],
  }),
  'identity.renamePasskey': call({
    system: 'identity',
    summary: 'Give a passkey another name',
    method: 'PATCH',
    path: '/api/player/passkeys/:id',
    audience: 'player',
    params: z.object({ id: z.uuid() }),
    body: z.object({ name }),
    answers: { 200: Passkey },
    errors: [401, 404, 422],
  }),
  'identity.removePasskey': call({
    system: 'identity',
    summary: 'Take a passkey away, with the password',
    method: 'DELETE',
    path: '/api/player/passkeys/:id',
    audience: 'player',
    pace: 'secret',
    params: z.object({ id: z.uuid() }),
    body: z.object({ current_password: password }),
    answers: { 204: null },
    errors: [401, 404, 422],
  }),
  'identity.passkeySignInOptions': call({
    system: 'identity',
    summary: 'What a passkey has to answer to sign in; after the password only those of its player',
    method: 'POST',
    path: '/api/users/passkey/options',
    audience: 'guest',
    pace: 'secret',
    answers: { 200: Options },
  }),
  'identity.passkeySignIn': call({
    system: 'identity',
    summary: 'Sign in with a passkey: by itself, or as the second step',
    method: 'POST',
    path: '/api/users/passkey',
    audience: 'guest',
    pace: 'secret',
    restrictedCountries: false,
    body: z.object({ credential: Assertion, dfpc: z.string().max(128).optional() }),
    answers: { 201: Player },
    errors: [403, 422],
  }),
} as const;
