import type { ErrorCode } from '../api/errors.ts';

/** A request that the studio declines, with the status and the code that its answer carries. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, number | string>>;
  constructor(status: number, code: ErrorCode, details: Readonly<Record<string, number | string>> = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}
