import { levelState } from '@cosmodrome/rules/quests/levels';
import { pathOf, type Position } from '@cosmodrome/rules/quests/path';
import { Icon } from '@cosmodrome/ui/icon';
import { VisuallyHidden } from '@cosmodrome/ui/visually-hidden';
import { useId, type CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { LevelPicture } from '../../levels/index.ts';
import { curveThrough, pathData, upTo } from '../curve.ts';
import type { ShownQuest } from '../use-quests.ts';
import { useQuestWords } from '../words.ts';

/** Pictures of every fifth level, and of the last one. */
const PICTURES = ['moon', 'red-planet', 'ringed-planet', 'nebula'] as const;
const LAST_PICTURE = 'galaxy';
const EVERY = 5;

/** Across, in pixels, of the place that a node keeps free of the line. */
const FREE = { usual: 62, active: 86, big: 94, last: 122 } as const;

interface Node {
  readonly level: number;
  readonly isLast: boolean;
  readonly isActive: boolean;
  readonly picture: string | null;
}

const freeOf = ({ isLast, isActive, picture }: Node): number =>
  isLast ? FREE.last : picture ? FREE.big : isActive ? FREE.active : FREE.usual;

/** The way through the levels: a line for the eye, and the levels as a list in their order. */
export function QuestPath({ shown }: { shown: ShownQuest }) {
  const t = useTranslations('quests');
  const words = useQuestWords(shown);
  const { name, started, thresholds, bets, level: current, paidLevel, prizes } = shown;
  const paths = pathOf(name.size);
  const begun = thresholds[current - 1] ?? 0;
  const next = thresholds[current];
  const share = next === undefined ? 0 : (bets - begun) / (next - begun);
  const nodes = thresholds.map((_, at): Node => {
    const level = at + 1;
    const isLast = level === thresholds.length;
    const picture = isLast ? LAST_PICTURE : level % EVERY === 0 ? (PICTURES[level / EVERY - 1] ?? null) : null;
    return { level, isLast, isActive: started && level === current, picture };
  });
  return (
    <div className="quest-path" style={{ '--tall-height': `${paths.tallHeight}px` } as CSSProperties}>
      {(['wide', 'tall'] as const).map((shape) => (
        <Line
          key={shape}
          shape={shape}
          points={paths[shape]}
          nodes={nodes}
          lit={started ? { whole: current - 1, share } : { whole: 0, share: 0 }}
        />
      ))}
      <ol className="quest-nodes">
        {nodes.map(({ level, isLast, isActive, picture }) => {
          const at = level - 1;
          const state = started ? levelState(level, current) : 'locked';
          const isPaid = started && (level <= paidLevel || state === 'completed');
          const [wide, tall] = [paths.wide[at] ?? [0, 0], paths.tall[at] ?? [0, 0]];
          const place = {
            '--wide-x': `${wide[0] / 10}%`,
            '--wide-y': `${wide[1] / 10}%`,
            '--tall-x': `${tall[0] / 10}%`,
            '--tall-y': `${tall[1] / 10}%`,
          } as CSSProperties;
          const looks = [
            'quest-node',
            isActive ? 'is-active' : isPaid ? 'is-done' : 'is-ahead',
            picture ? 'is-big' : '',
            isLast ? 'is-last' : '',
          ];
          const { money_cents: cents = 0, freespins = 0 } = prizes[at] ?? {};
          return (
            <li key={level} className={looks.join(' ')} style={place} aria-current={isActive ? 'step' : undefined}>
              <VisuallyHidden>
                {t('node', {
                  level,
                  state: t(`state.${state}`),
                  bets: words.amount(thresholds[at] ?? 0),
                  prize: words.prizeOf(level),
                })}
              </VisuallyHidden>
              <span className="quest-dot" aria-hidden>
                {picture ? (
                  <LevelPicture image={picture} size={isLast ? 88 : 60} />
                ) : isPaid && !isActive ? (
                  <Icon name="check" size={20} />
                ) : (
                  level
                )}
                {picture && (
                  <span className="quest-corner">{isPaid && !isActive ? <Icon name="check" size={14} /> : level}</span>
                )}
              </span>
              {cents + freespins > 0 && (
                <span className="quest-node-prize" aria-hidden>
                  {cents > 0 && <b>{words.amount(cents)}</b>}
                  {freespins > 0 && <span>{t('spinsShort', { count: freespins })}</span>}
                  {isLast && <small>{t('noEnd')}</small>}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface LineProps {
  shape: 'wide' | 'tall';
  points: readonly Position[];
  nodes: readonly Node[];
  lit: { whole: number; share: number };
}

/** The line of ticks, lit as far as the bets have come. Nodes keep their place free of it. */
function Line({ shape, points, nodes, lit }: LineProps) {
  const mask = useId();
  const pieces = curveThrough(points);
  return (
    <svg className={`quest-line is-${shape}`} viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden>
      <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width="1000" height="1000">
        <rect width="1000" height="1000" fill="#fff" />
        {points.map(([x, y], at) => {
          const node = nodes[at];
          return (
            <path
              key={at}
              d={`M${x} ${y}h0.01`}
              stroke="#000"
              strokeLinecap="round"
              strokeWidth={node ? freeOf(node) : FREE.usual}
            />
          );
        })}
      </mask>
      <g mask={`url(#${mask})`}>
        <path className="quest-ticks" d={pathData(pieces)} />
        <path className="quest-ticks is-lit" d={pathData(upTo(pieces, lit.whole, lit.share))} />
      </g>
    </svg>
  );
}
