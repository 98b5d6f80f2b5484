/** Test codes of the sandbox's vouchers. A voucher it never sold is unknown to it. */
export const testVouchers = [
  { code: '1234 5678 9012 3456', label: 'voucherGood', declined: null },
  { code: '1111 2222 3333 4444', label: 'voucherUsed', declined: 'voucher_used' },
  { code: '9999 8888 7777 6666', label: 'voucherUnknown', declined: 'voucher_unknown' },
] as const;

/** The sixteen digits of a code as it is printed, in groups or not; undefined when it cannot be one. */
export function readVoucherCode(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{16}$/.test(digits) ? digits : undefined;
}

/** Why a voucher is not taken, given its digits; null when it is. */
export function voucherRefusal(digits: string): string | null {
  const known = testVouchers.find(({ code }) => code.replaceAll(' ', '') === digits);
  return known ? known.declined : 'voucher_unknown';
}
