import { CAPTCHA_PAUSE_MS, CAPTCHA_TRIES } from '@cosmodrome/rules/account/proof-of-work';
import { ApiError } from '../../platform/api/api-error.ts';
import type { Api } from '../../platform/api/transport.ts';

/** Sends a call, and once more with a captcha when the origin asks for one. Nobody has to do anything for it. */
export async function withCaptcha<T>(api: Api, send: (captcha: { captcha?: string }) => Promise<T>): Promise<T> {
  try {
    return await send({});
  } catch (error) {
    if (!(error instanceof ApiError) || error.errors['captcha'] === undefined) throw error;
    return send({ captcha: await makeCaptcha(api) });
  }
}

/** Spec 9: up to five tries, half a second apart. */
async function makeCaptcha(api: Api): Promise<string> {
  for (let tried = 1; ; tried += 1) {
    try {
      const { challenge, bits } = await api('account.captcha');
      const { solve } = await import('./solve-captcha.ts');
      return await solve(challenge, bits);
    } catch (error) {
      if (tried >= CAPTCHA_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, CAPTCHA_PAUSE_MS));
    }
  }
}
