/** Every reason a studio call can give; the frame has words for each in all its languages. */
export type ErrorCode =
  | 'malformed'
  | 'not_found'
  | 'method_not_allowed'
  | 'too_large'
  | 'session_unknown'
  | 'session_ended'
  | 'insufficient_funds'
  | 'bet_out_of_range'
  | 'limit_reached'
  | 'reality_check_due'
  | 'currency_mismatch'
  | 'cycle_too_short'
  | 'freespins_over'
  | 'illegal_action'
  | 'round_open'
  | 'round_void'
  | 'request_reused'
  | 'betting_closed'
  | 'cash_out_too_late'
  | 'busy'
  | 'wallet_unavailable'
  | 'bad_signature'
  | 'internal';

/** Body of every answer with a status of 4xx or 5xx. */
export interface ErrorBody {
  error: { code: ErrorCode; details: Readonly<Record<string, number | string>> };
}
