import type { ReactNode, SubmitEvent } from 'react';
import type { Failure } from './failure.ts';
import { useAddress } from '../overlays/navigation.ts';
import { FailureNotice } from './failure-notice.tsx';

export interface PostFormProps {
  /** The button that submits it stands elsewhere and names this id. */
  id: string;
  /** Address with its search: where it is posted before script. */
  path: string;
  failure: Failure | undefined;
  /** Heading of what went wrong. */
  failed: string;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  children: ReactNode;
}

/** A form that is posted before script and stays on the page afterwards; what went wrong stands above its fields. */
export function PostForm({ id, path, failure, failed, onSubmit, children }: PostFormProps) {
  return (
    <form
      id={id}
      method="post"
      action={useAddress(path)}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void onSubmit(event)}
    >
      {failure && <FailureNotice failure={failure} title={failed} />}
      {children}
    </form>
  );
}
