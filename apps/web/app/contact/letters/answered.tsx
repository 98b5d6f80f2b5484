import type { ReactNode } from 'react';
import { EnterDialog } from '../../platform/overlays/enter-dialog.tsx';

export interface AnsweredProps {
  title: string;
  text: ReactNode;
  /** What can be done next, the best first. */
  actions: ReactNode;
  /** It went wrong: says so at once. */
  wrong?: boolean;
  close: () => void;
}

/** What came of a form or a link, in the place of the form. */
export function Answered({ title, text, actions, wrong = false, close }: AnsweredProps) {
  return (
    <EnterDialog title={title} close={close}>
      <div className="grid gap-7">
        <p className="text-lead text-mid" role={wrong ? 'alert' : 'status'}>
          {text}
        </p>
        <div className="grid gap-3">{actions}</div>
      </div>
    </EnterDialog>
  );
}
