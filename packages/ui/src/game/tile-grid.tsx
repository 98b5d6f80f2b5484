import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** Tiles of a category page: 2 columns on a phone, 4, 5, then as many as the size says. */
export function TileGrid({
  size = 'large',
  label,
  children,
}: {
  size?: 'large' | 'dense' | 'facets';
  label?: string;
  children: ReactNode;
}) {
  return (
    <ul className={classNames('ui-tile-grid', `is-${size}`)} aria-label={label}>
      {Children.map(children, (tile) => (
        <li>{tile}</li>
      ))}
    </ul>
  );
}
