import { useEffect, useState } from 'react';
import { serverNow } from '../platform/api/server-time.ts';
import { useProtection } from './queries.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** Hours, minutes and seconds until an instant; nothing below zero. */
export function leftUntil(instant: string, now: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000));
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** What is left of a session that is counted down, by the second; null for one that is not. */
export function useSessionLeft(): string | null {
  const until = useProtection()?.session_ends_at ?? null;
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (until === null) return undefined;
    const tick = (): void => setNow(serverNow());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? null : leftUntil(until, now);
}
