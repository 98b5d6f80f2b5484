import '../studios.css';
import { Anchor } from '@cosmodrome/ui/anchor';
import { markOf } from '../marks.ts';

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
  const mark = drawn ? markOf(id) : undefined;
  return (
    <Anchor href={`/producers/${id}`} className="studio">
      {mark === undefined ? (
        <span className="studio-name text-subheading">{title}</span>
      ) : (
        <img className="studio-mark" src={mark} alt={title} width={140} height={28} loading="lazy" />
      )}
      <span className="text-meta text-low">{count}</span>
    </Anchor>
  );
}
