import { Button } from '@cosmodrome/ui/button';
import { StateBlock } from '@cosmodrome/ui/state-block';
import type { ReactNode } from 'react';

export interface FailedProps {
  title: string;
  text: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
  /** What the button says. */
  again: string;
  onAgain: () => void;
  /** It is being asked for once more. */
  pending?: boolean | undefined;
}

/** In the place of what did not arrive: what happened, and the way to ask once more. */
export function Failed({ title, text, headingLevel, again, onAgain, pending = false }: FailedProps) {
  return (
    <StateBlock
      icon="satellite"
      tone="danger"
      live
      heading={title}
      headingLevel={headingLevel}
      actions={
        <Button icon="refresh-cw" onClick={onAgain} pending={pending && again}>
          {again}
        </Button>
      }
    >
      {text}
    </StateBlock>
  );
}
