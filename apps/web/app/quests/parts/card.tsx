import { pathOf } from '@cosmodrome/rules/quests/path';
import { Anchor } from '@cosmodrome/ui/anchor';
import { Badge } from '@cosmodrome/ui/badge';
import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { useTranslations } from 'use-intl';
import { Amount } from '../../platform/i18n/money.tsx';
import { useNow } from '../../platform/now.ts';
import { useLeftWords } from '../../tournaments/index.ts';
import type { ShownQuest } from '../use-quests.ts';
import { useQuestWords } from '../words.ts';

/** Width and height of the little path, in pixels. */
const SMALL = { width: 176, height: 40, dot: 3 } as const;

/** A quest in a list: its size, its path as dots, what it pays, and one way in. */
export function QuestCard({ shown }: { shown: ShownQuest }) {
  const t = useTranslations('quests');
  const left = useLeftWords();
  const now = useNow(30_000);
  const words = useQuestWords(shown);
  const { quest, name, status, started, level, currency } = shown;
  const isOver = status === 'archive';
  const href = `/action/${name.slug}`;
  const action = t(isOver ? 'results' : started ? 'open' : 'readRules');
  const time = isOver
    ? started
      ? t('reached', { level })
      : t('over', { at: words.ends })
    : status === 'active'
      ? t('left', { left: left(quest.end_at, now) })
      : t('startsIn', { left: left(quest.start_at, now) });
  return (
    <li>
      <Panel as="article" className="quest-card" aria-label={quest.title}>
        <div className="quest-card-top">
          <Badge look="glass">{words.size}</Badge>
          <span
            className={status === 'active' ? 'text-meta quest-time' : 'text-meta text-low'}
            suppressHydrationWarning
          >
            {time}
          </span>
        </div>
        <Dots shown={shown} />
        <div>
          <h3 className="text-subheading">
            <Anchor href={href}>{quest.title}</Anchor>
          </h3>
          <p className="text-meta text-low">{started && !isOver ? words.levelOf : words.lastAt}</p>
        </div>
        <div className="quest-card-foot">
          <div>
            <Amount cents={words.all.money_cents} currency={currency} tone={isOver ? 'plain' : 'gold'} size="title" />
            <p className="text-meta text-low">{t('andSpins', { count: words.all.freespins })}</p>
          </div>
          <Button size="small" href={href} aria-label={t('of', { action, title: quest.title })}>
            {action}
          </Button>
        </div>
      </Panel>
    </li>
  );
}

/** The path in small: a dot for each level, lit as far as the player is. */
function Dots({ shown: { name, started, level } }: { shown: ShownQuest }) {
  const { length } = pathOf(name.size).wide;
  const step = SMALL.width / (length + 1);
  return (
    <svg className="quest-dots" width={SMALL.width} height={SMALL.height} aria-hidden>
      {Array.from({ length }, (_, at) => (
        <circle
          key={at}
          cx={(at + 1) * step}
          cy={SMALL.height / 2 - Math.sin(at * 0.9) * 10}
          r={SMALL.dot}
          className={started && at < level ? 'is-lit' : undefined}
        />
      ))}
    </svg>
  );
}
