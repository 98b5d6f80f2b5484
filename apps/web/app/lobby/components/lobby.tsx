import { Chip } from '@cosmodrome/ui/chip';
import { ChipRow } from '@cosmodrome/ui/chip-row';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useCashbackCard } from '../../cashback/index.ts';
import { menusQuery } from '../../content/index.ts';
import { collectionsQuery, useCategories, WithTileFacts } from '../../games/index.ts';
import { later, pageUncovered } from '../../platform/device/later.ts';
import { useSession } from '../../platform/session/session.ts';
import { useSite } from '../../platform/site.ts';
import { rowPlans, rowsOf } from '../rows.ts';
import { BannersSkeleton } from './banners-skeleton.tsx';
import { CategoryRow } from './category-row.tsx';
import { part } from '../../platform/device/part.ts';

/** Complete as the server wrote them; they start to move when the browser is idle. */
const Banners = later(() => import('./banners.tsx'));
const SideCards = later(() => import('./side-cards.tsx'));
const JackpotCard = later(() => import('./jackpot-card.tsx'));
const FirstDeposit = later(() => import('./first-deposit.tsx'));
const Wins = later(() => import('./wins.tsx'));
const Studios = later(() => import('./studios.tsx'));
// The same elements for every drawing: a boundary that is still as the server wrote it is then left alone.
const banners = (
  <Suspense fallback={<BannersSkeleton />}>
    <Banners />
  </Suspense>
);
const side = (
  <Suspense>
    <SideCards jackpots={false} />
  </Suspense>
);
const sideWithJackpots = (
  <Suspense>
    <SideCards jackpots />
  </Suspense>
);
const jackpotsBetween = (
  <Suspense>
    <JackpotCard />
  </Suspense>
);
const firstDeposit = (
  <Suspense>
    <FirstDeposit />
  </Suspense>
);
const wins = (
  <Suspense fallback={<div className="wins-place" />}>
    <Wins />
  </Suspense>
);
const studios = (
  <Suspense fallback={<div className="studios-place" />}>
    <Studios />
  </Suspense>
);
/** Only players have played. */
const ContinueRow = part(async () => {
  await pageUncovered();
  return import('./continue-row.tsx');
});

/** Rows alternate in tile size, and full-width panels break them, so that the page never becomes a wall. */
const sizes = ['large', 'dense', 'large', 'dense'] as const;
/** After how many rows each panel stands. A phone has no room for the jackpots above, so they have a place there. */
const panelsAfter = { desktop: { wins: 1, jackpots: null }, mobile: { wins: 2, jackpots: 1 } } as const;

const noPlan = { last: new Set<string>(), saying: new Set<string>() };

/** `below`: under an overlay that was opened by its own address. */
export function Lobby({ below = false }: { below?: boolean }) {
  const t = useTranslations('lobby');
  const session = useSession();
  const categories = useCategories('main');
  const cashback = useCashbackCard();
  const { data: menus } = useQuery(menusQuery());
  const { data: collections } = useQuery(collectionsQuery());
  const rows = menus && collections ? rowsOf(menus.main, collections) : [];
  const plans = rowPlans(useQueryClient(), rows);
  const { device } = useSite();
  const hasJackpots = collections?.some(({ id }) => id === 'mystic-jackpots') ?? false;
  const after = panelsAfter[device];
  return (
    <div className={below ? 'content lobby is-below' : 'content lobby'}>
      <h1 className="ui-visually-hidden">{t('heading')}</h1>
      <div className="lobby-top">
        {banners}
        {device === 'desktop' && (hasJackpots ? sideWithJackpots : side)}
      </div>
      {session === 'guest' && firstDeposit}
      <ChipRow label={t('categories')} sticky>
        {categories.map(({ slug, title, icon, href }, at) => (
          // Lit but not current: the lobby begins with the games of the first one.
          <Chip key={slug} href={href} icon={icon} className={at === 0 ? 'is-selected' : undefined}>
            {title}
          </Chip>
        ))}
      </ChipRow>
      {session !== 'guest' && (
        <div className="continue-place">
          {session === 'player' && (
            <Suspense>
              <ContinueRow />
            </Suspense>
          )}
        </div>
      )}
      <WithTileFacts>
        {rows.map(({ slug, count }, at) => (
          <Fragment key={slug}>
            <CategoryRow
              slug={slug}
              count={count}
              size={slug === 'live' ? 'live' : (sizes[at % sizes.length] ?? 'large')}
              card={slug === 'live' ? cashback : undefined}
              first={at === 0 && !below}
              plan={plans.get(slug) ?? noPlan}
            />
            {hasJackpots && at + 1 === after.jackpots && jackpotsBetween}
            {at + 1 === Math.min(after.wins, rows.length) && wins}
          </Fragment>
        ))}
      </WithTileFacts>
      {studios}
    </div>
  );
}
