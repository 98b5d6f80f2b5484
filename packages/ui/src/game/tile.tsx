import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { afterPaint } from '../after-paint.ts';
import { classNames } from '../class-names.ts';
import { Anchor } from '../identity/anchor.tsx';
import { Icon } from '../identity/icon.tsx';
import { ArtImage, paletteStyle, type Art } from './art.tsx';
import { openAtTouch, tap } from './touched-tile.ts';

export type TileSize = 'large' | 'dense' | 'live' | 'facets';

/** What a tile's picture measures in a window, for the browser's choice of file, by the columns of `row.css` and `lists.css`. */
const inWindow = (desktop: number, narrow: string): string =>
  `(width >= 1280px) ${desktop}px, (width >= 905px) 18vw, (width >= 600px) 22vw, ${narrow}`;

const windowSizes: Record<TileSize, string> = {
  large: inWindow(200, '42vw'),
  dense: inWindow(170, '35vw'),
  live: inWindow(243, '42vw'),
  facets: inWindow(190, '50vw'),
};

/**
 * On a phone. It asks for files before it has read that the page is as wide as the phone: by the window's width it would
 * choose twice, and load both. It is told a little less than it is: beyond twice the pixels nobody sees a difference, and
 * the next larger file is twice as heavy.
 */
const phoneSizes: Record<TileSize, string> = { large: '120px', dense: '100px', live: '120px', facets: '120px' };

export const tileSizes = (size: TileSize, phone: boolean): string => (phone ? phoneSizes : windowSizes)[size];

export type TileProps = {
  href: string;
  title: string;
  studio: ReactNode;
  art: Art;
  size?: TileSize | undefined;
  /** One at most: a Badge, or a Money for a jackpot. */
  badge?: ReactNode;
  /** The badge stands at the lower edge, because the art bears its lettering at the upper one. */
  badgeBelow?: boolean;
  /** Card themes: `lit`, `early` and `prize` light the upper edge, `moving` moves the art; others change nothing. */
  themes?: readonly string[] | undefined;
  /** Shown on hover, focus and long press (on touch: on the first tap); made only when it is needed. */
  overlay?: (() => ReactNode) | undefined;
  /** In place of the overlay and always in view: why the game is locked and how to open it. */
  locked?: ReactNode;
  eager?: boolean | undefined;
  /** The document is for a phone. */
  phone?: boolean | undefined;
  className?: string | undefined;
};

/** A game: art, caption, and what can be done with it when asked. */
export function Tile({
  href,
  title,
  studio,
  art,
  size = 'large',
  badge,
  badgeBelow = false,
  themes = [],
  overlay,
  locked,
  eager,
  phone = false,
  className,
}: TileProps) {
  const article = useRef<HTMLElement>(null);
  const [asked, ask] = useState(false);
  const [dismissed, dismiss] = useState(false);
  // The first paint after a press needs the style alone; the overlay is made after it.
  const waking = useRef(false);
  const wake = () => {
    if (waking.current) return;
    waking.current = true;
    afterPaint(() => ask(true));
  };
  // A finger enters a tile when it touches it, perhaps to scroll. Its tap comes later and draws the overlay then.
  const point = ({ pointerType }: PointerEvent<HTMLElement>) => {
    if (pointerType !== 'touch') wake();
  };
  // React may draw again what is set to the value that it has.
  const rest = () => {
    if (dismissed) dismiss(false);
  };

  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) rest();
  };
  const escape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !overlay) return;
    event.currentTarget.querySelector<HTMLElement>('.ui-tile-link')?.focus();
    dismiss(true);
  };
  // A finger has no hover: its first tap opens the overlay, which holds the ways on; so does a long press.
  const opens = overlay !== undefined;
  useLayoutEffect(() => (opens && article.current ? openAtTouch(article.current, wake) : undefined), [opens]);

  const ways = {
    onPointerEnter: point,
    // A pointer that lay here before the page was awake enters nothing any more; it moves.
    onPointerMove: point,
    onFocus: wake,
    onBlur: leave,
    onPointerLeave: rest,
    onKeyDown: escape,
  };

  return (
    <article
      {...ways}
      ref={article}
      className={classNames(
        'ui-tile',
        `is-${size}`,
        ...themes.map((theme) => `is-${theme}`),
        Boolean(locked) && 'is-locked',
        dismissed && 'is-dismissed',
        className,
      )}
      tabIndex={overlay ? -1 : undefined}
    >
      <div className="ui-tile-frame" style={paletteStyle(art)}>
        <ArtImage art={art} sizes={tileSizes(size, phone)} width={240} height={320} eager={eager} />
        {!locked && badge && <div className={classNames('ui-tile-badge', badgeBelow && 'is-below')}>{badge}</div>}
      </div>
      <div className="ui-tile-caption">
        <Anchor className="ui-tile-link" href={href} onClick={tap}>
          {title}
        </Anchor>
        <span>{studio}</span>
      </div>
      {!locked && overlay && asked && <div className="ui-tile-overlay">{overlay()}</div>}
      {locked && <div className="ui-tile-lock">{locked}</div>}
    </article>
  );
}

/** The words of a locked tile: lock, reason, way to open, one button. */
export function TileLock({ title, children, action }: { title: ReactNode; children?: ReactNode; action?: ReactNode }) {
  return (
    <>
      <Icon name="lock" size={22} />
      <strong>{title}</strong>
      {children && <p>{children}</p>}
      {action}
    </>
  );
}
