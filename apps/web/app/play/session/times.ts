/** When the gaming session began, when a game was last open, and when the last reality check was confirmed; epoch ms. */
export interface GamingTimes {
  readonly started: number;
  readonly seen: number;
  readonly checked: number;
}

/** A pause this long ends a gaming session: the next game begins a new one. */
export const SESSION_GAP = 30 * 60_000;

/** The gaming session that goes on at `now`: the known one, or a new one after a pause or when the clock went back. */
export function resumeTimes(known: GamingTimes | null, now: number): GamingTimes {
  if (known && known.started <= now && now - known.seen < SESSION_GAP && known.seen - now < SESSION_GAP) {
    return { ...known, seen: Math.max(known.seen, now) };
  }
  return { started: now, seen: now, checked: now };
}

/** Reads times that were kept as text; null for anything else. */
export function readTimes(text: string | null): GamingTimes | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<GamingTimes> | null;
    const { started, seen, checked } = value ?? {};
    const all = [started, seen, checked];
    return all.every((each) => typeof each === 'number' && Number.isFinite(each)) ? (value as GamingTimes) : null;
  } catch {
    return null;
  }
}

/** Milliseconds as hh:mm:ss; hours grow beyond two digits. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
