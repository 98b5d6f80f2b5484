import { useEffect, useRef } from 'react';
import { useOverlays } from '../../platform/overlays/navigation.ts';
import { SIGN_IN } from '../../platform/routing/guard.ts';
import { toast } from '../../platform/toasts/toasts.ts';
import { useSessionEndText } from '../session-end.ts';

/** Says why the session is over, which stays until it is closed, and offers the way back in. */
export default function SessionLost() {
  const end = useSessionEndText();
  const { open } = useOverlays();
  const told = useRef(false);
  useEffect(() => {
    if (!end || told.current) return;
    told.current = true;
    toast({
      tone: end.limit ? 'warn' : 'info',
      title: end.title,
      detail: end.text,
      stays: true,
      key: 'session-lost',
    });
    open(SIGN_IN);
  }, [end, open]);
  return null;
}
