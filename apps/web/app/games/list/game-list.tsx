import { Button } from '@cosmodrome/ui/button';
import { TileSkeleton } from '@cosmodrome/ui/skeleton';
import { TileGrid } from '@cosmodrome/ui/tile-grid';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { sayingJackpot } from '../card.ts';
import { GameTile } from '../components/game-tile.tsx';
import { WithTileFacts } from '../components/tile-facts.tsx';
import { PAGE_SIZE } from '../queries.ts';
import { ListFailed } from './list-states.tsx';
import { PageLinks } from './page-links.tsx';
import { RandomCard, randomPlace } from './random-card.tsx';
import type { ShownPages } from './shown-pages.ts';

export interface GameListProps {
  /** Whose first games the random card draws from; none for a narrowed list. */
  draw: { category?: string; provider?: string } | null;
  /** A card before the first game: it is none itself. */
  card?: ReactElement | undefined;
  shown: ShownPages;
  /** Address of a page of this list. */
  pageHref: (page: number) => string;
  /** In place of the games when there are none. */
  empty: ReactNode;
}

/**
 * Forty games a page. Every page has its address; "more" puts the next one below, moves the address on and remembers
 * with the history entry where the list began, so that coming back finds the same place.
 */
export function GameList({ draw, card, shown, pageHref, empty }: GameListProps) {
  const t = useTranslations('games');
  const { first, pages, failed, again } = shown;
  if (failed && !pages.some((page) => page)) return <ListFailed again={again} />;
  if (pages[0]?.total === 0) return empty;
  const last = pages.findLast((page) => page);
  const next = pages.at(-1)?.next ?? null;
  return (
    <>
      {first > 1 && (
        <Button href={pageHref(first - 1)} size="small" icon="chevron-left" rel="prev" className="mb-4">
          {t('previous')}
        </Button>
      )}
      {/* Another list brings tiles of its own: a tile that both have would be seen to move to its new place. */}
      <Tiles key={pageHref(1)} {...{ draw, card, shown }} />
      {last && (
        <div className="mt-8 grid justify-items-center gap-4">
          <Position shown={shown} />
          {failed && (
            <Button icon="refresh-cw" onClick={again}>
              {t('failed.again')}
            </Button>
          )}
          {next !== null && !failed && (
            <Button href={pageHref(next)} rel="next" onClick={(event: MouseEvent) => shown.more(event, next)}>
              {t('more')}
            </Button>
          )}
          <PageLinks page={last.page} pages={last.pages} href={pageHref} />
        </div>
      )}
    </>
  );
}

/** How much of the list is in view, said again when more came. Empty, but in its place, until the first page is there. */
export function Position({ shown: { first, pages } }: { shown: ShownPages }) {
  const t = useTranslations('games');
  const total = pages.find((page) => page)?.total;
  const count = pages.reduce((sum, page) => sum + (page?.games.length ?? 0), 0);
  const before = (first - 1) * PAGE_SIZE;
  return (
    <p className="text-body text-low" role="status">
      {total !== undefined &&
        (before === 0
          ? t('shown', { shown: count, total })
          : t('range', { from: before + 1, to: before + count, total }))}
    </p>
  );
}

function Tiles({ draw, card, shown: { first, pages, tiles: box } }: Pick<GameListProps, 'draw' | 'card' | 'shown'>) {
  const t = useTranslations('games');
  const games = pages.flatMap((page) => page?.games ?? []);
  const total = pages.find((page) => page)?.total;
  const random = draw && first === 1 ? randomPlace(draw.category, games.length) : -1;
  const atEnd = pages.at(-1)?.next === null;
  const saying = sayingJackpot(games);
  const tiles = pages.flatMap((page, at) =>
    page
      ? page.games.map((card, place) => (
          <GameTile
            key={card.identifier}
            card={card}
            size="facets"
            eager={at === 0 && place < 5}
            jackpot={saying.has(card.identifier)}
          />
        ))
      : skeletons(first + at, total),
  );
  if (draw && random >= 0 && (random < games.length || atEnd)) {
    tiles.splice(random, 0, <RandomCard key="random" draw={draw} total={total ?? 0} size="facets" />);
  }
  if (card && first === 1) tiles.unshift(card);
  return (
    <div ref={box}>
      {/* A card's heading is one of the list's. */}
      {card && first === 1 && <h2 className="ui-visually-hidden">{t('list')}</h2>}
      <WithTileFacts>
        <TileGrid label={t('list')} size="facets">
          {tiles}
        </TileGrid>
      </WithTileFacts>
    </div>
  );
}

/** As many as the page will have, so that what stands below keeps its place. */
function skeletons(page: number, total: number | undefined): ReactElement[] {
  const count = total === undefined ? PAGE_SIZE : Math.min(PAGE_SIZE, Math.max(0, total - (page - 1) * PAGE_SIZE));
  return Array.from({ length: count }, (_, at) => <TileSkeleton key={`${page}-${at}`} />);
}
