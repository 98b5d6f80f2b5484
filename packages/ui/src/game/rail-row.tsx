import { Children, useId, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { Anchor } from '../identity/anchor.tsx';
import { Icon } from '../identity/icon.tsx';

export type RailRowProps = {
  heading: ReactNode;
  /** A quiet fact beside the heading. */
  note?: ReactNode;
  href?: string | undefined;
  /** "See all 214". */
  seeAll?: ReactNode;
  previousLabel: string;
  nextLabel: string;
  size?: 'large' | 'dense' | 'live' | 'studio' | 'auto' | undefined;
  /** Far below: a row of tiles is laid out, and its art asked for, when it comes near. */
  late?: boolean | undefined;
  children: ReactNode;
};

/** A row that snaps while it scrolls: by finger, wheel, arrow keys in the list, or the two buttons. */
export function RailRow(props: RailRowProps) {
  const { heading, note, href, seeAll, previousLabel, nextLabel, size = 'large', late, children } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });

  const look = () => {
    const element = list.current;
    if (!element) return;
    const left = Math.abs(element.scrollLeft);
    const start = left < 8;
    const end = left + element.clientWidth > element.scrollWidth - 8;
    if (start !== ends.start || end !== ends.end) setEnds({ start, end });
  };
  const turn = (direction: 1 | -1) => {
    const element = list.current;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    element?.scrollBy({ left: direction * element.clientWidth * 0.9, behavior });
  };

  return (
    <section className={classNames('ui-rail', `is-${size}`, late && 'is-late')} aria-labelledby={id}>
      <div className="ui-rail-head">
        <h2 id={id}>{heading}</h2>
        {note && <span className="ui-rail-note">{note}</span>}
        {seeAll && href !== undefined && (
          <Anchor className="ui-see-all" href={href}>
            {seeAll}
            <Icon name="chevron-right" size={16} />
          </Anchor>
        )}
        <span className="ui-rail-turns">
          <IconButton
            icon="chevron-left"
            look="quiet"
            size="small"
            iconSize={18}
            label={previousLabel}
            disabled={ends.start}
            onClick={() => turn(-1)}
          />
          <IconButton
            icon="chevron-right"
            look="quiet"
            size="small"
            iconSize={18}
            label={nextLabel}
            disabled={ends.end}
            onClick={() => turn(1)}
          />
        </span>
      </div>
      <ul className="ui-rail-list" ref={list} onScroll={look}>
        {Children.map(children, (item) => (
          <li>{item}</li>
        ))}
      </ul>
    </section>
  );
}
