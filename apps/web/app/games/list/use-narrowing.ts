import { type FormEvent, startTransition, useOptimistic } from 'react';
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

/** The narrowing of a list as its controls show and change it; it lives in the address. */
export function useNarrowing(path: string, narrowing: Narrowing): Change {
  const navigate = useNavigate();
  const [shown, show] = useOptimistic(narrowing);
  return {
    shown,
    to: (next, replace = false) =>
      startTransition(async () => {
        show(next);
        await navigate(listHref(path, next), { replace, preventScrollReset: true });
      }),
    submit: (event) => event.preventDefault(),
  };
}
