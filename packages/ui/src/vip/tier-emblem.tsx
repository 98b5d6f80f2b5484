import './tier-emblem.css';
import { classNames } from '../class-names.ts';

/** The metals of the emblem, from the everyday star to the gem. */
export const EMBLEMS = ['star', 'bronze', 'silver', 'gold', 'platinum', 'diamond'] as const;
export type EmblemKind = (typeof EMBLEMS)[number];

export type TierEmblemProps = {
  kind: EmblemKind;
  /** Pixels. */
  size: 48 | 88 | 128;
  /** Per cent of the ring that is lit. */
  share?: number;
  /** Not reached yet, and not the next one. */
  dim?: boolean;
};

const TICKS = 60;
const STAR = 'M0-25C2.5-8 8-2.5 25 0 8 2.5 2.5 8 0 25-2.5 8-8 2.5-25 0-8-2.5-2.5-8 0-25Z';
const GEM = 'M0 27-27-6-15-21H15L27-6Z';

/** Rings around the planet: none for bronze, then one more with each tier. */
const ringsOf = (kind: EmblemKind): number => Math.max(0, EMBLEMS.indexOf(kind) - 1);

function Ring({ at, front }: { at: number; front: boolean }) {
  const [rx, ry] = [31 + at * 6.5, 9 + at * 2];
  return <path d={`M${-rx} 0A${rx} ${ry} 0 0 ${front ? 0 : 1} ${rx} 0`} className="ui-emblem-ring" />;
}

/** The sign of a VIP tier: a metal body in a ring of ticks. Decoration, the tier's name stands beside it. */
export function TierEmblem({ kind, size, share = 100, dim }: TierEmblemProps) {
  const rings = kind === 'diamond' ? [] : Array.from({ length: ringsOf(kind) }, (_, at) => at);
  const lit = Math.round((Math.min(100, Math.max(0, share)) / 100) * TICKS);
  return (
    <svg
      className={classNames('ui-emblem', `is-${kind}`, dim && 'is-dim')}
      width={size}
      height={size}
      viewBox="-52 -52 104 104"
      aria-hidden
    >
      <circle r="43" className="ui-emblem-ground" />
      {Array.from({ length: TICKS }, (_, at) => (
        <path
          key={at}
          d="M0-45V-49.5"
          className={at < lit ? 'ui-emblem-tick is-lit' : 'ui-emblem-tick'}
          transform={`rotate(${(360 / TICKS) * at})`}
        />
      ))}
      {rings.map((at) => (
        <Ring key={at} at={at} front={false} />
      ))}
      {kind === 'star' && <path d={STAR} className="ui-emblem-body" />}
      {kind === 'diamond' && (
        <>
          <path d={GEM} className="ui-emblem-body" />
          <path d="M-27-6H27M-15-21-9-6 0 27 9-6 15-21" className="ui-emblem-facet" />
        </>
      )}
      {kind !== 'star' && kind !== 'diamond' && (
        <>
          <circle r="20" className="ui-emblem-body" />
          <ellipse cx="-6" cy="-8" rx="9" ry="6" className="ui-emblem-shine" />
        </>
      )}
      {rings.map((at) => (
        <Ring key={at} at={at} front />
      ))}
    </svg>
  );
}
