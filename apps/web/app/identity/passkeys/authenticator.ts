import type { CallInput } from '@cosmodrome/contract/calls';
import type { Player } from '@cosmodrome/contract/http/profile';
import type { Client } from '@cosmodrome/contract/client';

/** An IP address is no name that a passkey can be bound to. */
export const isAddress = (hostname: string): boolean => /^[\d.]+$|^\[.*\]$/.test(hostname);

/** Whether this browser knows passkeys, and the site has a name that one can be bound to. */
export const knowsPasskeys = (): boolean =>
  typeof window !== 'undefined' && 'PublicKeyCredential' in window && !isAddress(location.hostname);

type Options<Start extends (given: never) => unknown> = Start extends (given: { optionsJSON: infer O }) => unknown
  ? O
  : never;
type Library = typeof import('@simplewebauthn/browser');

/** Somebody closed the browser's question, or let it run out: nothing has failed. */
export const isCalledOff = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Has a passkey of this browser sign in, with what is said about the device. Throws `ApiError`, or what the browser says. */
export async function signInByPasskey(api: Client, device: Promise<{ dfpc?: string }>): Promise<Player> {
  const [{ startAuthentication }, options] = await Promise.all([
    import('@simplewebauthn/browser'),
    api('identity.passkeySignInOptions'),
  ]);
  const answer = await startAuthentication({
    optionsJSON: options as unknown as Options<Library['startAuthentication']>,
  });
  const body = { credential: answer, ...(await device) } as CallInput<'identity.passkeySignIn'>['body'];
  return api('identity.passkeySignIn', { body });
}

/** Makes a passkey and keeps it under a name. Throws `ApiError`, or what the browser says. */
export async function makePasskey(
  api: Client,
  name: string,
  secrets: CallInput<'identity.passkeyOptions'>['body'],
): Promise<void> {
  const [{ startRegistration }, options] = await Promise.all([
    import('@simplewebauthn/browser'),
    api('identity.passkeyOptions', { body: secrets }),
  ]);
  const answer = await startRegistration({
    optionsJSON: options as unknown as Options<Library['startRegistration']>,
  });
  await api('identity.addPasskey', {
    body: { name, credential: answer } as CallInput<'identity.addPasskey'>['body'],
  });
}
