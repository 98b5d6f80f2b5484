import type { WheelItem } from '@cosmodrome/contract/http/wheel';
import { sectorsOf, type Sector } from '@cosmodrome/rules/wheel/wheel';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { narrowOf, ROOM } from '../narrow.ts';
import { topOf } from '../top.ts';
import { useSegmentWords } from '../words.ts';

const OUTER = 250;
const HUB = 78;
/** Degrees from which on a text stands upright at the rim; along the radius below. */
const UPRIGHT = 14;

const point = (radius: number, angle: number): string => {
  const turn = ((angle - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(turn)).toFixed(2)} ${(radius * Math.sin(turn)).toFixed(2)}`;
};

function shape({ from, to }: Sector): string {
  const wide = to - from > 180 ? 1 : 0;
  return `M${point(HUB, from)}L${point(OUTER, from)}A${OUTER} ${OUTER} 0 ${wide} 1 ${point(OUTER, to)}L${point(HUB, to)}A${HUB} ${HUB} 0 ${wide} 0 ${point(HUB, from)}Z`;
}

interface FaceProps {
  segments: readonly WheelItem[];
  currency: string;
  /** The segment under the needle when it rests. */
  stopped: number | undefined;
  turning: boolean;
}

/** The wheel, drawn to scale. The list of odds says the same as text. */
export function Face({ segments, currency, stopped, turning }: FaceProps) {
  const t = useTranslations('wheel');
  const words = useSegmentWords(currency);
  const sectors = sectorsOf(segments.map(({ chance_bp: chance }) => chance));
  const top = topOf(segments);
  const narrow = narrowOf(segments);
  const rest = stopped === undefined ? undefined : sectors[stopped];
  // Four turns, and then until the middle of the drawn segment is under the needle.
  const angle = rest ? 4 * 360 - (rest.from + rest.to) / 2 : 0;
  return (
    <svg className="wheel-face" viewBox="-300 -300 600 600" role="img" aria-label={t('face')}>
      <circle className="wheel-rim" r="290" />
      <circle className="wheel-ticks" r="270.5" pathLength="360" />
      <g
        className={turning ? 'wheel-plate is-turning' : 'wheel-plate'}
        style={{ '--wheel-angle': `${angle.toFixed(3)}deg` } as CSSProperties}
      >
        {segments.map((segment, place) => {
          const sector = sectors[place];
          if (!sector || sector.to === sector.from) return null;
          const middle = (sector.from + sector.to) / 2;
          const width = sector.to - sector.from;
          const result = turning || stopped === undefined ? '' : place === stopped ? ' is-result' : ' is-other';
          const kind = segment.id === top ? 'top' : segment.kind;
          return (
            <g key={segment.id} className={`wheel-segment is-${kind}${result}`}>
              <path d={shape(sector)} />
              {width < ROOM && (
                <g transform={`rotate(${middle.toFixed(2)}) translate(0 -270)`}>
                  <circle r="17" />
                  <text className="wheel-mark" textAnchor="middle" y="7.5">
                    {narrow.indexOf(segment) + 1}
                  </text>
                </g>
              )}
              {width >= ROOM && (
                <text
                  transform={
                    width >= UPRIGHT
                      ? `rotate(${middle.toFixed(2)}) translate(0 -205)`
                      : `rotate(${(middle - 90).toFixed(2)}) translate(200 6)`
                  }
                  textAnchor="middle"
                >
                  {words.short(segment)}
                </text>
              )}
            </g>
          );
        })}
      </g>
      <circle className="wheel-hub" r="72" />
      <path className="wheel-hub-mark" d="M0 -34 13 -8 13 16 0 24 -13 16 -13 -8Z" />
      <path className="wheel-needle" d="M-15 -292Q0 -304 15 -292L3 -238Q0 -230 -3 -238Z" />
    </svg>
  );
}
