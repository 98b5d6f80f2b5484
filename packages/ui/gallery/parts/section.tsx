import type { ReactNode } from 'react';

/** One labelled exhibit. */
export function Exhibit({ name, children, wide }: { name: string; children: ReactNode; wide?: boolean }) {
  return (
    <section className={wide ? 'col-span-full min-w-0' : 'min-w-0'} aria-label={name}>
      <p className="mb-2 px-1 text-meta font-strong text-low">{name}</p>
      {children}
    </section>
  );
}
