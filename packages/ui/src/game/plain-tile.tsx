import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../identity/icon.tsx';
import type { TileSize } from './tile.tsx';

export type PlainTileProps = {
  icon: IconName;
  heading: ReactNode;
  action: ReactNode;
  title: ReactNode;
  studio: ReactNode;
  size?: TileSize | undefined;
};

/** A card of a tile's form without art: the random game. */
export function PlainTile({ icon, heading, action, title, studio, size = 'large' }: PlainTileProps) {
  return (
    <article className={classNames('ui-tile', 'is-plain', `is-${size}`)}>
      <div className="ui-tile-frame">
        <span className="ui-tile-orb">
          <Icon name={icon} size={24} />
        </span>
        <strong>{heading}</strong>
        {action}
      </div>
      <div className="ui-tile-caption">
        <span className="ui-tile-link">{title}</span>
        <span>{studio}</span>
      </div>
    </article>
  );
}

export type PromoTileProps = {
  eyebrow?: ReactNode;
  heading: ReactNode;
  children: ReactNode;
  amount?: ReactNode;
  note?: ReactNode;
  /** An amount may come later: its room is kept. */
  waits?: boolean;
  action: ReactNode;
};

/** The cashback card: first in the live row, text on a lit ground. */
export function PromoTile({ eyebrow, heading, children, amount, note, waits, action }: PromoTileProps) {
  return (
    <article className={classNames('ui-promo-tile', waits && 'is-waited-for')}>
      {eyebrow && <span className="ui-promo-eyebrow">{eyebrow}</span>}
      <h3>{heading}</h3>
      <p>{children}</p>
      <div className="ui-promo-amount">
        {amount}
        {note && <span>{note}</span>}
      </div>
      {action}
    </article>
  );
}
