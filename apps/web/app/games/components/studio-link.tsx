import { Anchor } from '@cosmodrome/ui/anchor';
import { hasStudioMark, StudioMark } from '@cosmodrome/ui/studio-mark';

export interface StudioLinkProps {
  id: string;
  title: string;
  /** How many games there are, in words. */
  count: string;
  /** Its wordmark is shown, where there is one; its name is written otherwise. */
  drawn: boolean;
}

/** A studio by its wordmark, with the way to its games. */
export function StudioLink({ id, title, count, drawn }: StudioLinkProps) {
  return (
    <Anchor href={`/producers/${id}`} className="studio">
      {drawn && hasStudioMark(id) ? (
        <StudioMark className="studio-mark" id={id} title={title} />
      ) : (
        <span className="studio-name text-subheading">{title}</span>
      )}
      <span className="text-meta text-low">{count}</span>
    </Anchor>
  );
}
