import { Button } from '@cosmodrome/ui/button';
import { StateBlock } from '@cosmodrome/ui/state-block';

export interface FailedPageProps {
  title: string;
  text: string;
  /** What the button says. */
  again: string;
  onAgain: () => void;
}

/** A page whose data did not arrive, with the way to ask once more. */
export function FailedPage({ title, text, again, onAgain }: FailedPageProps) {
  return (
    <div className="content py-11">
      <StateBlock
        icon="satellite"
        tone="danger"
        live
        heading={title}
        headingLevel={1}
        actions={
          <Button icon="refresh-cw" onClick={onAgain}>
            {again}
          </Button>
        }
      >
        {text}
      </StateBlock>
    </div>
  );
}
