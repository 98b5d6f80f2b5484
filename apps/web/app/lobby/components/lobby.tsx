import { Chip } from '@cosmodrome/ui/chip';
import { ChipRow } from '@cosmodrome/ui/chip-row';
import { useQuery } from '@tanstack/react-query';
import { Fragment, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { menusQuery } from '../../content/index.ts';
import { collectionsQuery, useCategories, WithTileFacts } from '../../games/index.ts';
import { later } from '../../platform/device/later.ts';
import { useSession } from '../../platform/session/session.ts';
import { rowsOf } from '../rows.ts';
import { BannersSkeleton } from './banners-skeleton.tsx';
import { CategoryRow } from './category-row.tsx';
import { Studios } from './studios.tsx';
import { part } from '../../platform/device/part.ts';

/** Complete as the server wrote them; they start to move when the browser is idle. */
const Banners = later(() => import('./banners.tsx'));
const JackpotCard = later(() => import('./jackpot-card.tsx'));
const Wins = later(() => import('./wins.tsx'));
// The same elements for every drawing: a boundary that is still as the server wrote it is then left alone.
const banners = (
  <Suspense fallback={<BannersSkeleton />}>
    <Banners />
  </Suspense>
);
const jackpots = (
  <Suspense>
    <JackpotCard />
  </Suspense>
);
const wins = (
  <Suspense fallback={<div className="wins-place" />}>
    <Wins />
  </Suspense>
);
/** Only players have played. */
const ContinueRow = part(() => import('./continue-row.tsx'));

/** Rows alternate in tile size, and a full-width panel breaks them, so that the page never becomes a wall. */
const sizes = ['large', 'dense', 'large', 'dense'] as const;
const WINS_AFTER = 1;

/** `below`: under an overlay that was opened by its own address. */
export function Lobby({ below = false }: { below?: boolean }) {
  const t = useTranslations('lobby');
  const session = useSession();
  const categories = useCategories('main');
  const { data: menus } = useQuery(menusQuery());
  const { data: collections } = useQuery(collectionsQuery());
  const rows = menus && collections ? rowsOf(menus.main, collections) : [];
  return (
    <div className={below ? 'content lobby is-below' : 'content lobby'}>
      <h1 className="ui-visually-hidden">{t('heading')}</h1>
      <div className="lobby-top">
        {banners}
        {collections?.some(({ id }) => id === 'mystic-jackpots') && jackpots}
      </div>
      <ChipRow label={t('categories')} sticky>
        {categories.map(({ slug, title, icon, href }) => (
          <Chip key={slug} href={href} icon={icon}>
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
              size={sizes[at % sizes.length] ?? 'large'}
              first={at === 0 && !below}
            />
            {at + 1 === Math.min(WINS_AFTER, rows.length) && wins}
          </Fragment>
        ))}
      </WithTileFacts>
      <Studios />
    </div>
  );
}
