import type { GamingTimes } from '@cosmodrome/rules/play/gaming-session';

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
