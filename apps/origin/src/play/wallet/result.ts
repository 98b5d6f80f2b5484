import type { WalletError } from '@cosmodrome/contract/wallet';

/** What the wallet answers a studio: the answer, or a refusal with its HTTP status. Nothing has moved when refused. */
export type WalletResult<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly status: number; readonly error: WalletError };

const STATUS: Readonly<Record<WalletError['code'], number>> = {
  bad_signature: 401,
  malformed: 422,
  session_unknown: 404,
  session_ended: 409,
  insufficient_funds: 422,
  bet_out_of_range: 422,
  limit_reached: 422,
  reality_check_due: 422,
  conflict: 409,
  rolled_back: 409,
  currency_mismatch: 422,
  cycle_too_short: 422,
  freespins_unknown: 404,
  freespins_over: 409,
};

export function refused(code: WalletError['code'], message: string): Extract<WalletResult<never>, { ok: false }> {
  return { ok: false, status: STATUS[code], error: { code, message } };
}
