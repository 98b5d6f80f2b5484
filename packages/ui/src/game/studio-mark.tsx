import sprite from '../assets/studios.svg?no-inline';
import { type StudioMarkName, studioMarks } from '../generated/asset-names.ts';

export interface StudioMarkProps {
  id: StudioMarkName;
  title: string;
  className: string;
}

/** Whether a studio's wordmark is drawn; the name of another is written. */
export const hasStudioMark = (id: string): id is StudioMarkName => studioMarks.some((name) => name === id);

/** The wordmark of a studio, as large as its place allows. */
export function StudioMark({ id, title, className }: StudioMarkProps) {
  return (
    <svg className={className} role="img" aria-label={title}>
      <use href={`${sprite}#${id}`} />
    </svg>
  );
}
