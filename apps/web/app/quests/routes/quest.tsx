import '@cosmodrome/ui/places.css';
import '../quests.css';
import { Panel } from '@cosmodrome/ui/panel';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { part } from '../../platform/device/part.ts';
import { Failed } from '../../platform/failed.tsx';
import { PageHead } from '../../platform/head.tsx';
import { HeldBackNotice } from '../../platform/held-back-notice.tsx';
import { defineLoad } from '../../platform/queries/load.ts';
import { QuestActions } from '../parts/actions.tsx';
import { QuestBanner } from '../parts/banner.tsx';
import { Cost, QuestFacts, QuestRules } from '../parts/facts.tsx';
import { Cards, useOffered } from '../parts/list.tsx';
import { Rockets } from '../parts/rockets.tsx';
import { questQuery, questsQuery } from '../queries.ts';
import { useQuest, type ShownQuest } from '../use-quests.ts';
import { useQuestWords } from '../words.ts';

/** Few quests need it: the others name a list of the site. */
const QuestGames = part(() => import('../parts/games.tsx'));

/** Other quests that are shown below one. */
const OTHERS = 4;

const slugOf = (params: Readonly<Record<string, string | undefined>>): string => params['slug'] ?? '';

const load = defineLoad(async ({ params, need, want }) => {
  await Promise.all([need(questQuery(slugOf(params))), want(questsQuery())]);
});
export const loader = load.loader;
export const clientLoader = load.clientLoader;

/** The page of a quest: its path, how far the player is, the tiers, the rules, and what else there is (spec 2.2). */
export default function QuestRoute() {
  const t = useTranslations('quests');
  const slug = slugOf(useParams());
  const { shown, failed, again } = useQuest(slug);
  const { quests = [], heldBack, offers } = useOffered();
  if (!shown) {
    if (!failed) return <PageHead title={t('title')} listed={false} />;
    return <Failed title={t('failed.title')} text={t('failed.text')} again={t('failed.again')} onAgain={again} />;
  }
  const { quest } = shown;
  const others = quests.filter(({ quest: { id }, status }) => id !== quest.id && status !== 'archive');
  return (
    <div className="content page-column quests">
      <PageHead title={quest.title} description={quest.text} />
      {heldBack && (
        <HeldBackNotice title={t('heldBack.title')} action={t('heldBack.action')}>
          {t('heldBack.text')}
        </HeldBackNotice>
      )}
      <QuestBanner shown={shown} actions={offers && <QuestActions shown={shown} />} />
      <div className="quest-columns">
        <Standing shown={shown} />
        <section className="column quest-tiers" aria-labelledby="rockets">
          <div className="quests-section">
            <h2 id="rockets" className="text-heading">
              {t('rockets')}
            </h2>
            <p className="text-meta text-low">{t('rocketsNote')}</p>
          </div>
          <Rockets shown={shown} own={shown.started || offers} />
          <QuestFacts shown={shown} />
        </section>
      </div>
      <Panel as="section" className="column quest-rules-panel" aria-labelledby="rules">
        <h2 id="rules" className="text-heading">
          {t('rules')}
        </h2>
        <QuestRules shown={shown} />
      </Panel>
      {quest.games.category === null && (
        <Suspense>
          <QuestGames identifiers={quest.games.identifiers} />
        </Suspense>
      )}
      {offers && others.length > 0 && <Cards label={t('others')} quests={others.slice(0, OTHERS)} />}
    </div>
  );
}

/** Where the player stands, and what the next level costs on average; before the start, what the whole path does. */
function Standing({ shown }: { shown: ShownQuest }) {
  const t = useTranslations('quests');
  const words = useQuestWords(shown);
  const { started, bets, level, status } = shown;
  const next = words.next;
  const pairs = started
    ? [
        [t('betsSoFar'), words.amount(bets)],
        ...(next === null ? [] : [[t('opensAt', { level: level + 1 }), words.amount(next.at)]]),
        [t('collected'), words.collected],
      ]
    : [
        [t('lastOpensAt'), words.amount(shown.thresholds.at(-1) ?? 0)],
        [t('allPay'), words.allWords],
      ];
  const cost = started ? words.costOfNext : words.costOfAll;
  return (
    <Panel as="section" className="column quest-standing" aria-labelledby="standing">
      <h2 id="standing" className="text-heading">
        {started ? t('levelTitle', { level }) : t('wholePath')}
      </h2>
      <dl>
        {pairs.map(([name, value]) => (
          <div key={name}>
            <dt className="text-body text-mid">{name}</dt>
            <dd className="text-body">{value}</dd>
          </div>
        ))}
      </dl>
      {status !== 'archive' && cost !== null && <Cost>{cost}</Cost>}
    </Panel>
  );
}
