import { Failed, type FailedProps } from './failed.tsx';

/** A page whose data did not arrive, with the way to ask once more. */
export function FailedPage(props: Pick<FailedProps, 'title' | 'text' | 'again' | 'onAgain'>) {
  return (
    <div className="content py-11">
      <Failed {...props} headingLevel={1} />
    </div>
  );
}
