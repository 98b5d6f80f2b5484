import { ROW_IN_VIEW } from '@cosmodrome/rules/lobby/rows';
import { RailRow } from '@cosmodrome/ui/rail-row';
import { TileSkeleton } from '@cosmodrome/ui/skeleton';
import type { ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { collectionsQuery, GameTile, recommendedQuery, ROW_SIZE } from '../../games/index.ts';
import { useAwake } from '../../platform/device/later.ts';
import { useSession } from '../../platform/session/session.ts';
import { planned, type RowPlan, rowQuery } from '../rows.ts';

/** Tiles of a row in the document. The others come when the page comes alive. */
const IN_DOCUMENT = ROW_IN_VIEW;
/** Tiles of the first row whose art is asked for at once: all that a phone shows; the rest of a desktop's row follows. */
const IN_VIEW = 4;

export interface CategoryRowProps {
  slug: string;
  count: number;
  size: 'large' | 'dense' | 'live';
  /** The first row of the page. */
  first: boolean;
  /** Before the first game. */
  card?: ReactElement | undefined;
  plan: RowPlan;
}

/** A category's first fifteen games and the way to all of them. */
export function CategoryRow({ slug, count, size, first, card, plan }: CategoryRowProps) {
  const t = useTranslations('lobby.row');
  const session = useSession();
  const awake = useAwake();
  const all = useQuery(rowQuery(slug));
  const own = useQuery({
    ...recommendedQuery(ROW_SIZE),
    enabled: slug === 'recommended' && session === 'player',
  });
  // A player's own are waited for: games that change places under the reader would be worse than a moment's skeleton.
  const { data, isError } = slug === 'recommended' && session !== 'guest' && !own.isError ? own : all;
  const { data: collections } = useQuery(collectionsQuery());
  if (isError) return null;
  const title = collections?.find(({ id }) => id === slug)?.title ?? slug;
  const tiles = data
    ? planned(data.games, plan)
        .slice(0, awake ? ROW_SIZE : IN_DOCUMENT)
        .map((each, at) => (
          <GameTile
            key={each.identifier}
            card={each}
            size={size}
            eager={first && at < IN_VIEW}
            jackpot={plan.saying.has(each.identifier)}
          />
        ))
    : Array.from({ length: Math.min(count, ROW_SIZE) }, (_, at) => <TileSkeleton key={at} />);
  return (
    <RailRow
      late={!first}
      heading={title}
      href={size === 'live' ? '/live/all' : `/pokies/${slug}`}
      seeAll={t('all', { count })}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      size={size}
    >
      {card ? [card, ...tiles] : tiles}
    </RailRow>
  );
}
