import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type ChipRowProps = { label: string; children: ReactNode; sticky?: boolean; wrap?: boolean; className?: string };

/** A row of chips that scrolls under a fade; sticky keeps it below the header. */
export function ChipRow({ label, children, sticky, wrap, className }: ChipRowProps) {
  return (
    <nav
      className={classNames('ui-chip-row', sticky && 'is-sticky', wrap && 'is-wrapped', className)}
      aria-label={label}
    >
      <ul>
        {Children.map(children, (chip) => (
          <li>{chip}</li>
        ))}
      </ul>
    </nav>
  );
}
