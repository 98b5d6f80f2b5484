import { useEffect, useState } from 'react';
import { serverNow } from './api/server-time.ts';
import { useSite } from './site.ts';

/** The server's time, read again every so many milliseconds; at first that of the document, as the server drew it. */
export function useNow(every: number): Date {
  const { now } = useSite();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const read = (): void => setTime(serverNow());
    read();
    const timer = setInterval(read, every);
    return () => clearInterval(timer);
  }, [every]);
  return new Date(time);
}
