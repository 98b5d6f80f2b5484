import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/transport.ts';

/** Spec 9: how often a captcha is tried to be made, and the pause between. */
const CAPTCHA_TRIES = 5;
const CAPTCHA_PAUSE_MS = 500;

/** Sends a call, and once more with a captcha when the origin asks for one. Nobody has to do anything for it. */
export async function withCaptcha<T>(api: Api, send: (captcha: { captcha?: string }) => Promise<T>): Promise<T> {
  try {
    return await send({});
  } catch (error) {
    if (!(error instanceof ApiError) || error.errors['captcha'] === undefined) throw error;
    return send({ captcha: await makeCaptcha(api) });
  }
}

async function makeCaptcha(api: Api): Promise<string> {
  for (let tried = 1; ; tried += 1) {
    try {
      const { challenge, bits } = await api('identity.captcha');
      const { solve } = await import('./solve-captcha.ts');
      return await solve(challenge, bits);
    } catch (error) {
      if (tried >= CAPTCHA_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, CAPTCHA_PAUSE_MS));
    }
  }
}
