import { Icon } from '@cosmodrome/ui/icon';
import { Well } from '@cosmodrome/ui/well';
import { useTranslations } from 'use-intl';
import { useFormat } from '../../platform/i18n/format.ts';
import { useSite } from '../../platform/site.ts';
import type { ShownQuest } from '../use-quests.ts';
import { useQuestWords } from '../words.ts';

/** Who takes part, what it costs, who pays, and what was paid so far (player protection R24). */
export function QuestFacts({ shown, full = false }: { shown: ShownQuest; full?: boolean }) {
  const t = useTranslations('quests');
  const words = useQuestWords(shown);
  const format = useFormat();
  const { brand } = useSite();
  const facts = [
    ['players', format.number(shown.quest.players_count)],
    ['fee', t('none')],
    ['payer', brand.name],
    ['paid', words.paid],
    ...(full
      ? ([
          ['counts', words.stakes],
          ['ends', words.ends],
        ] as const)
      : []),
  ] as const;
  return (
    <dl className={full ? 'quest-facts is-full' : 'quest-facts ui-panel'}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-meta text-low">{t(`fact.${name}`)}</dt>
          <dd className="text-body" suppressHydrationWarning>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What bets cost on average, next to what they pay. */
export const Cost = ({ children }: { children: string }) => (
  <Well className="quest-cost text-body text-mid">
    <Icon name="scale" size={20} />
    <p>{children}</p>
  </Well>
);

/** The rules in short sentences. */
export function QuestRules({ shown }: { shown: ShownQuest }) {
  const t = useTranslations('quests.rule');
  const words = useQuestWords(shown);
  const { quest } = shown;
  const rules = [
    t('settled', { count: quest.games.count }),
    t('stakes', { stakes: words.stakes }),
    t('wager', { times: quest.freespins_wager }),
    t('ends', { at: words.ends }),
    t('limits'),
    t('status'),
  ];
  return (
    <ul className="quest-rules text-body">
      {rules.map((rule) => (
        <li key={rule} suppressHydrationWarning>
          <Icon name="check" size={18} />
          {rule}
        </li>
      ))}
    </ul>
  );
}

/** Every level with the bets that open it and what it pays. */
export function LevelTable({ shown: { thresholds }, shown }: { shown: ShownQuest }) {
  const t = useTranslations('quests');
  const words = useQuestWords(shown);
  return (
    <ol className="quest-levels text-body">
      {thresholds.map((threshold, at) => (
        <li key={at}>
          <b>{at + 1}</b>
          <span className="text-mid">
            {at === 0
              ? t('opensAtStart')
              : t(at === thresholds.length - 1 ? 'inBetsNoEnd' : 'inBets', { bets: words.amount(threshold) })}
          </span>
          {at > 0 && <span className="quest-level-prize">{words.prizeOf(at + 1)}</span>}
        </li>
      ))}
    </ol>
  );
}
