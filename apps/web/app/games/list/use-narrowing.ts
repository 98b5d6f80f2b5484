import { type FormEvent, type RefObject, startTransition, useOptimistic } from 'react';
import { useNavigate } from 'react-router';
import { listHref, type Narrowing } from './narrowing.ts';

export interface Change {
  /** What the controls show: at once what was asked for, before the list has followed. */
  shown: Narrowing;
  /** Asks for another list. `replace` for what is typed: every letter is no page of its own. */
  to: (next: Narrowing, replace?: boolean) => void;
  /** The form works without script; with it every change has happened already. */
  submit: (event: FormEvent) => void;
}

/** The narrowing of a list as its controls show and change it; it lives in the address. `top` is where the list begins. */
export function useNarrowing(path: string, narrowing: Narrowing, top: RefObject<HTMLElement | null>): Change {
  const navigate = useNavigate();
  const [shown, show] = useOptimistic(narrowing);
  return {
    shown,
    to: (next, replace = false) => {
      // Another list is read from its beginning. At once: what follows the press by itself later is a jump.
      if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
      startTransition(async () => {
        show(next);
        await navigate(listHref(path, next), { replace, preventScrollReset: true });
      });
    },
    submit: (event) => event.preventDefault(),
  };
}
