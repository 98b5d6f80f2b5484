import '../achievements.css';
import type { Achievement } from '@cosmodrome/contract/http/achievements';
import { Button } from '@cosmodrome/ui/button';
import { Chip } from '@cosmodrome/ui/chip';
import { ChipRow } from '@cosmodrome/ui/chip-row';
import { Notice } from '@cosmodrome/ui/notice';
import { CompactSelect } from '@cosmodrome/ui/select-field';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useHeldBack, useProtection } from '../../limits/index.ts';
import { Failed } from '../../platform/failed.tsx';
import { PageHead } from '../../platform/head.tsx';
import { HeldBackNotice } from '../../platform/held-back-notice.tsx';
import { defineLoad } from '../../platform/queries/load.ts';
import { useSession } from '../../platform/session/session.ts';
import { AchievementCard } from '../parts/card.tsx';
import { Ready } from '../parts/ready.tsx';
import { StandingGauge } from '../parts/standing.tsx';
import { listQuery, ownQuery } from '../queries.ts';
import { countsOf, inPart, isOrder, isView, type Order, ORDERS, type View, VIEWS } from '../shown.ts';
import { useAchievementWords } from '../words.ts';

const ADDRESS = '/tournaments/achievements';
/** So many places are kept while the player's own list is on its way. */
const EXPECTED = 8;

const load = defineLoad(async ({ want }) => {
  await want(listQuery());
});
export const loader = load.loader;
export const clientLoader = load.clientLoader;

/** What can be achieved once, how far the player is, and the rewards that wait (spec 2.2). */
export default function AchievementsRoute() {
  const t = useTranslations('achievements');
  const session = useSession();
  const heldBack = useHeldBack();
  const protection = useProtection();
  const [search] = useSearchParams();
  const list = useQuery({ ...listQuery(), enabled: session === 'guest' });
  const own = useQuery({ ...ownQuery(), enabled: session === 'player' });
  const source = session === 'guest' ? list : own;
  // Offers wait until it is known that they may be shown (player-protection R32).
  const waits = session !== 'guest' && protection === undefined;
  const all = waits ? undefined : source.data?.achievements;
  const [wanted, asked] = [search.get('show'), search.get('order')];
  const view: View = isView(wanted) ? wanted : 'all';
  const order: Order = isOrder(asked) ? asked : 'newest';
  return (
    <div className="content page-column achievements">
      <PageHead title={t('title')} description={t('text')} />
      <header className="achievements-head">
        <div>
          <h1 className="text-headline">{t('title')}</h1>
          <p className="text-lead text-mid">{t('text')}</p>
        </div>
        {session !== 'guest' && <div className="achievements-standing">{all && <StandingGauge all={all} />}</div>}
      </header>
      {session !== 'guest' && <Views view={view} order={order} all={heldBack ? undefined : all} />}
      {heldBack && (
        <HeldBackNotice title={t('heldBack.title')} action={t('heldBack.action')}>
          {t('heldBack.text')}
        </HeldBackNotice>
      )}
      {session === 'guest' && (
        <Notice
          icon="trophy"
          tone="info"
          title={t('guest.title')}
          end={
            <Button size="small" href="/sign-in">
              {t('guest.action')}
            </Button>
          }
        >
          {t('guest.text')}
        </Notice>
      )}
      {source.isError && !all && (
        <Failed
          title={t('failed.title')}
          text={t('failed.text')}
          again={t('failed.again')}
          onAgain={() => void source.refetch()}
        />
      )}
      {!all && !source.isError && <Places />}
      {all && <Parts all={all} view={heldBack ? 'done' : view} order={order} counted={session === 'player'} />}
      {!heldBack && <p className="text-meta text-low">{t('same')}</p>}
    </div>
  );
}

function Views({ view, order, all }: { view: View; order: Order; all: readonly Achievement[] | undefined }) {
  const t = useTranslations('achievements');
  const navigate = useNavigate();
  const counts = all && countsOf(all);
  return (
    <div className="achievements-views">
      <ChipRow label={t('views')}>
        {VIEWS.map((each) => (
          <Chip key={each} href={addressOf(each, order)} selected={each === view}>
            {t(`view.${each}`)} {counts && <small>{counts[each]}</small>}
          </Chip>
        ))}
      </ChipRow>
      <CompactSelect
        label={t('order.label')}
        value={order}
        onChange={({ target }) => {
          const to = addressOf(view, isOrder(target.value) ? target.value : 'newest');
          void navigate(to, { replace: true, preventScrollReset: true });
        }}
      >
        {ORDERS.map((each) => (
          <option key={each} value={each}>
            {t(`order.${each}`)}
          </option>
        ))}
      </CompactSelect>
    </div>
  );
}

/** Where a view is shown in an order; what is usual is left out. */
function addressOf(view: View, order: Order): string {
  const search = new URLSearchParams();
  if (view !== 'all') search.set('show', view);
  if (order !== 'newest') search.set('order', order);
  return search.size === 0 ? ADDRESS : `${ADDRESS}?${search.toString()}`;
}

interface PartsProps {
  all: readonly Achievement[];
  view: View;
  order: Order;
  counted: boolean;
}

/** The parts of the page that a view shows; an empty one of a view of its own says so. */
function Parts({ all, view, order, counted }: PartsProps) {
  const t = useTranslations('achievements');
  const locale = useLocale();
  const words = useAchievementWords();
  const [collected, collect] = useState<Achievement>();
  const ready = inPart(all, 'ready');
  const shows = (part: View): boolean => view === 'all' || view === part;
  const isEmpty = view !== 'all' && countsOf(all)[view] === 0;
  return (
    <>
      <div role="status" className="empty:hidden">
        {collected?.reward && (
          <Notice icon="circle-check" tone="ok" title={collected.title ?? ''}>
            {t('got', { reward: words.points(collected.reward) })}
          </Notice>
        )}
      </div>
      {isEmpty && (
        <StateBlock icon="trophy" heading={t(`none.${view}`)} actions={<Button href={ADDRESS}>{t('none.all')}</Button>}>
          {t('none.text')}
        </StateBlock>
      )}
      {shows('ready') && ready.length > 0 && (
        <section className="column" aria-label={t('view.ready')}>
          <ul className="column achievements-ready">
            {ready.map((each, at) => (
              <Ready key={each.identifier} achievement={each} first={at === 0} onCollected={collect} />
            ))}
          </ul>
        </section>
      )}
      {(['running', 'done', 'secret'] as const)
        .filter((part) => shows(part) && inPart(all, part).length > 0)
        .map((part) => (
          <section className="column" key={part} aria-labelledby={`achievements-${part}`}>
            <h2 id={`achievements-${part}`} className="text-heading">
              {t(part === 'running' && !counted ? 'open' : `view.${part}`)}
            </h2>
            <ul className="achievement-cards">
              {inPart(all, part, order, locale).map((each) => (
                <AchievementCard key={each.identifier} achievement={each} counted={counted} />
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}

function Places() {
  return (
    <ul className="achievement-cards" aria-hidden>
      {Array.from({ length: EXPECTED }, (_, place) => (
        <li key={place} className="ui-panel achievement-card">
          <span className="achievement-badge is-secret" />
          <div className="achievement-words">
            <TextSkeleton />
            <TextSkeleton height={10} width="60%" />
          </div>
        </li>
      ))}
    </ul>
  );
}
