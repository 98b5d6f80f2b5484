import { z } from 'zod';
import { call } from '../call.ts';

/** A solved challenge: `<challenge>:<number>`, taken once. Calls ask for it when they are made often. */
export const CaptchaSolution = z.string().max(256);

export const identityCaptcha = {
  'identity.captcha': call({
    system: 'identity',
    summary: 'A challenge that costs the browser some work: the hash with its answer begins with that many zero bits',
    method: 'GET',
    path: '/api/captcha',
    audience: 'anyone',
    answers: { 200: z.object({ challenge: z.string(), bits: z.int() }) },
  }),
} as const;
