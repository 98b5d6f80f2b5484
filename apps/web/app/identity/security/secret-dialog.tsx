import { Button } from '@cosmodrome/ui/button';
import { Dialog } from '@cosmodrome/ui/dialog';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Failure, failureOf } from '../../platform/forms/failure.ts';
import { FailureNotice } from '../../platform/forms/failure-notice.tsx';

export interface SecretDialogProps {
  title: string;
  /** The one action, and its words while it runs. */
  button: string;
  pending: string;
  /** Title of the notice when it was refused. */
  failed: string;
  danger?: boolean;
  close: () => void;
  /** Throws what the call threw. */
  send: () => Promise<void>;
  /** The fields, with what was wrong by field. */
  children: (errors: Readonly<Record<string, string>>) => ReactNode;
}

/** A dialog that asks for a password or a code before it does what its button says. */
export function SecretDialog(props: SecretDialogProps) {
  const { title, button, pending, failed, danger = false, close, send, children } = props;
  const t = useTranslations('security.twoFactor');
  const id = useId();
  const [running, run] = useState(false);
  const [failure, fail] = useState<Failure>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (running) return;
    run(true);
    fail(undefined);
    try {
      await send();
    } catch (error) {
      fail(failureOf(error));
      run(false);
    }
  };
  return (
    <Dialog
      title={title}
      closeLabel={t('close')}
      onClose={close}
      size="small"
      foot={
        <Button
          type="submit"
          form={id}
          look={danger ? 'danger' : 'armed'}
          size="sheet"
          wide
          pending={running && pending}
        >
          {button}
        </Button>
      }
    >
      <form id={id} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        {failure && <FailureNotice failure={failure} title={failed} />}
        {children(failure?.fields ?? {})}
      </form>
    </Dialog>
  );
}
