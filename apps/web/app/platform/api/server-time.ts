/** Milliseconds by which the server's clock is ahead of this one; the freshest answer knows best. */
let ahead = Number.NEGATIVE_INFINITY;
let answered = Date.now();

/** Learns the server's time from an answer. A kept answer is late and never wins over a fresh one. */
export function noteServerTime(response: Pick<Response, 'headers'>): void {
  answered = Date.now();
  const date = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(date)) ahead = Math.max(ahead, date - Date.now());
}

/** When the origin last answered, by this clock; before its first answer, when the page began. */
export const answeredAt = (): number => answered;

/** The time at the server, to a second; the browser's own until the first answer. */
export const serverNow = (): number => Date.now() + (Number.isFinite(ahead) ? ahead : 0);
