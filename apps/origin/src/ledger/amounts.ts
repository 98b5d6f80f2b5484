/** The largest balance, and so the largest single amount: beyond it the wire's integers would not be exact. */
export const LARGEST_AMOUNT = BigInt(Number.MAX_SAFE_INTEGER);

/** @throws RangeError unless the amount is between zero and the largest */
export function assertAmount(name: string, amount: bigint): void {
  if (amount < 0n || amount > LARGEST_AMOUNT) throw new RangeError(`${name} must be from 0 to ${LARGEST_AMOUNT}`);
}

const KEY = /^[\x21-\x7e]{1,160}$/;

/** @throws RangeError unless it is 1 to 160 printable ASCII characters without spaces */
export function assertKey(name: string, key: string): void {
  if (!KEY.test(key)) throw new RangeError(`${name} must be 1 to 160 printable characters`);
}
