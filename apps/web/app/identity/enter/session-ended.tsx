import { useEffect, useEffectEvent } from 'react';
import { toast } from '../../platform/toasts/toasts.ts';
import { useSessionEndText } from '../session-end.ts';

/** Says why the last session is over, to whoever has loaded the page anew since. */
export default function SessionEnded() {
  const end = useSessionEndText();
  const known = end !== null;
  const tell = useEffectEvent(() => {
    if (!end) return;
    const { limit, title, text: detail } = end;
    toast({ tone: limit ? 'warn' : 'info', title, detail, stays: true, key: 'session-lost' });
  });
  useEffect(() => {
    if (known) tell();
  }, [known]);
  return null;
}
