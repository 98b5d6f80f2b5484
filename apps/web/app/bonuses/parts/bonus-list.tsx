import { isBonusHistory } from '@cosmodrome/rules/bonuses/stages';
import { Panel } from '@cosmodrome/ui/panel';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useTranslations } from 'use-intl';
import { Failed } from '../../platform/failed.tsx';
import { useBonuses } from '../queries.ts';
import { BonusCard } from './bonus-card.tsx';
import { PastBonuses } from './past-bonuses.tsx';

/** What the player has: what is in play and what waits as cards, what is over as lines. */
export function BonusList() {
  const t = useTranslations('bonuses.list');
  const { data, isError, refetch } = useBonuses();
  if (!data) {
    return isError ? (
      <Failed title={t('failed')} text={t('emptyText')} again={t('again')} onAgain={() => void refetch()} />
    ) : (
      <Panel aria-busy className="grid min-h-[220px] content-start gap-4">
        <TextSkeleton width="40%" />
        <TextSkeleton width="70%" />
      </Panel>
    );
  }
  const history = data.filter(({ stage }) => isBonusHistory(stage));
  // In the order of their turns: what is in play, what waits, what is offered.
  const turns = ['handle_bets', 'wait', 'issued'];
  const actual = data
    .filter(({ stage }) => !isBonusHistory(stage))
    .toSorted((a, b) => turns.indexOf(a.stage) - turns.indexOf(b.stage) || a.id - b.id);
  return (
    <>
      <section aria-labelledby="bonuses-own" className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="bonuses-own" className="text-subheading">
          {t('title')}
        </h2>
        {actual.length === 0 ? (
          <Panel as="div">
            <StateBlock icon="gift" heading={t('empty')} headingLevel={3}>
              {t('emptyText')}
            </StateBlock>
          </Panel>
        ) : (
          <>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
              {actual.map((bonus) => (
                <BonusCard key={bonus.id} bonus={bonus} />
              ))}
            </ul>
            <p className="max-w-[40rem] text-body text-low">{t('rules')}</p>
          </>
        )}
      </section>
      {history.length > 0 && <PastBonuses bonuses={history} />}
    </>
  );
}
