import { Panel } from '@cosmodrome/ui/panel';
import { type ReactNode, useId } from 'react';

/** A part of a page of the profile: what it is for, then the part. */
export function ProfilePanel({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <Panel aria-labelledby={heading}>
      <h2 id={heading} className="text-subheading">
        {title}
      </h2>
      <p className="mt-1 max-w-[40rem] text-body text-low">{text}</p>
      <div className="mt-5 grid gap-5">{children}</div>
    </Panel>
  );
}
