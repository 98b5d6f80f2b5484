import { Button } from '@cosmodrome/ui/button';
import { Dialog } from '@cosmodrome/ui/dialog';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { type Failure, failureOf } from './failure.ts';
import { FailureNotice } from './failure-notice.tsx';

type Fields = Readonly<Record<string, string>>;

export interface ConfirmDialogProps {
  title: string;
  /** The one action, and its words while it runs. */
  button: string;
  pending: string;
  danger?: boolean;
  /** What it asks about is not known yet. */
  disabled?: boolean;
  /** The second button, which leaves everything as it is; without it the cross does. */
  keep?: string;
  closeLabel: string;
  close: () => void;
  /** Title of the notice when it was refused; without it the children say so. */
  failed?: string;
  /** What is wrong with what was typed, by field, before anything is sent. */
  check?: () => Fields | undefined;
  /** Closes the dialog by itself. Throws what the call threw. */
  send: () => Promise<void>;
  /** Whether an error is a change of mind, and nothing to be told. */
  isCalledOff?: (error: unknown) => boolean;
  /** What is asked, and the fields, with what was wrong by field. */
  children: (errors: Fields, failure: Failure | undefined) => ReactNode;
}

/** Asks before something is done that a player may not take back: what it means, a password perhaps, then one button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, button, pending, danger = false, disabled = false, keep, closeLabel, close, failed } = props;
  const { check, send, isCalledOff, children } = props;
  const id = useId();
  const [running, run] = useState(false);
  const [failure, fail] = useState<Failure>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (running) return;
    const fields = check?.();
    fail(fields && { fields, base: undefined, kind: 'refused' });
    if (fields) return;
    run(true);
    try {
      await send();
    } catch (error) {
      if (!isCalledOff?.(error)) fail(failureOf(error));
      run(false);
    }
  };
  return (
    <Dialog
      title={title}
      closeLabel={closeLabel}
      onClose={close}
      size="small"
      foot={
        <>
          <Button
            type="submit"
            form={id}
            look={danger ? 'danger' : 'armed'}
            size="sheet"
            wide
            disabled={disabled}
            pending={running && pending}
          >
            {button}
          </Button>
          {keep !== undefined && (
            <Button look="bare" wide onClick={close}>
              {keep}
            </Button>
          )}
        </>
      }
    >
      <form id={id} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        {failure && failed !== undefined && <FailureNotice failure={failure} title={failed} />}
        {children(failure?.fields ?? {}, failure)}
      </form>
    </Dialog>
  );
}
