import { type ReactNode, useId, useState } from 'react';
import { EnterDialog, type EnterDialogProps } from '../../platform/overlays/enter-dialog.tsx';
import { EmailForm, type EmailFormProps } from './email-form.tsx';

export interface AskForLetterProps {
  /** Address with its search: where the form is posted before script. */
  path: string;
  close: () => void;
  call: EmailFormProps['call'];
  title: string;
  /** What the letter is for. */
  text: string;
  button: string;
  pending: string;
  other: NonNullable<EnterDialogProps['other']>;
  /** The form was posted before script: its address is not known any more. */
  wasSent?: boolean;
  /** What is said afterwards; `sentTo` is empty when it is not known, `again` goes back to the form. */
  sent: (sentTo: string, again: () => void) => ReactNode;
}

/** Asks for an address and sends a letter to it, saying the same whether somebody has that address or not. */
export function AskForLetter(props: AskForLetterProps) {
  const { path, close, call, title, text, button, pending: sending, other, wasSent = false, sent } = props;
  const id = useId();
  const [pending, wait] = useState(false);
  const [sentTo, setSentTo] = useState(wasSent ? '' : undefined);
  if (sentTo !== undefined) return sent(sentTo, () => setSentTo(undefined));
  return (
    <EnterDialog
      title={title}
      close={close}
      submit={{ form: id, label: button, pending: pending && sending }}
      other={other}
    >
      <div className="grid gap-6">
        <p className="text-body text-mid">{text}</p>
        <EmailForm id={id} path={path} call={call} onSent={setSentTo} onPending={wait} />
      </div>
    </EnterDialog>
  );
}
