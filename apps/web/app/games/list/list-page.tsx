import { Breadcrumb, type Crumb } from '@cosmodrome/ui/breadcrumb';
import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../platform/head.tsx';
import { useAddress } from '../../platform/overlays/navigation.ts';
import { ChosenChips } from './chosen-chips.tsx';
import { choices, Facets, FacetsButton } from './facets.tsx';
import { GameList, Position } from './game-list.tsx';
import { ListEmpty, NothingFits } from './list-states.tsx';
import { ListTools } from './list-tools.tsx';
import { isBehind } from './list-query.ts';
import { cleared, isNarrowed, listHref, readNarrowing } from './narrowing.ts';
import { useNarrowing } from './use-narrowing.ts';
import { useShownPages } from './shown-pages.ts';
import './lists.css';

export interface ListPageProps {
  title: string;
  crumbs: readonly Crumb[];
  /** Path of the list's first page; the one that search engines know. */
  canonical: string;
  /** Path of the list as it was opened. */
  path: string;
  draw: { category?: string; provider?: string };
  /** Page of the address: 1 is the first. */
  page: number;
  /** A sentence below the heading. */
  lead?: ReactNode;
  /** A card before the first game. */
  card?: ReactElement | undefined;
  /** Chips above the tiles. */
  children?: ReactNode;
}

/** A list of games with its heading, its number, and what it can be narrowed and ordered by. */
export function ListPage({ title, crumbs, canonical, path, draw, page, lead, card, children }: ListPageProps) {
  const t = useTranslations('games');
  const form = useId();
  const action = useAddress(path);
  const { search } = useLocation();
  const narrowing = readNarrowing(new URLSearchParams(search), draw.provider);
  const pageHref = (each: number): string => listHref(path, narrowing, each);
  const shown = useShownPages({ ...draw, narrowing }, page, pageHref);
  const top = useRef<HTMLDivElement>(null);
  const change = useNarrowing(path, narrowing, top);
  const narrowed = isNarrowed(narrowing);
  const known = shown.pages.find((each) => each);
  const numbered = page > 1 ? `${title}, ${t('page', { page })}` : title;
  const behind = known && isBehind(known, page);
  const nothing = known?.total === 0 && !narrowed;
  // While another list is on its way the facets stay, and the focus in them.
  const latest = useLatest(known);
  const lost = shown.failed && !latest;
  const choice = !nothing && !lost && (!latest || choices(latest.facets, change.shown, draw.provider).length > 0);
  if (behind) return <Navigate to={pageHref(known.pages)} replace />;
  return (
    <div className="content grid grid-cols-[minmax(0,1fr)] gap-5 pt-4">
      <PageHead
        title={numbered}
        description={t('description', { title, count: known?.total ?? 0 })}
        canonical={page > 1 && !narrowed ? listHref(canonical, cleared(narrowing), page) : canonical}
        listed={!nothing}
      />
      <div className="list-head">
        <div>
          <Breadcrumb label={t('breadcrumb')} crumbs={crumbs} />
          <div className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <h1 className="text-headline">{title}</h1>
            {known && !nothing && <p className="text-body text-low">{t('total', { count: known.total })}</p>}
          </div>
          {lead && <p className="mt-2 text-body">{lead}</p>}
        </div>
        {!nothing && (
          <ListTools form={form} shown={change.shown} change={change.to}>
            {choice && <FacetsButton form={form} narrowing={change.shown} />}
          </ListTools>
        )}
      </div>
      {children}
      <div className={choice ? 'list-body has-facets' : 'list-body'} ref={top}>
        <form id={form} method="get" action={action} onSubmit={change.submit}>
          {choice && (
            <Facets form={form} facets={latest?.facets} total={latest?.total} provider={draw.provider} {...change} />
          )}
        </form>
        <div className="min-w-0">
          {isNarrowed(change.shown) && (
            <div className="list-chosen">
              <ChosenChips narrowing={change.shown} change={change.to} />
              {known?.total !== 0 && <Position shown={shown} />}
            </div>
          )}
          <GameList
            draw={narrowed ? null : draw}
            card={card}
            shown={shown}
            pageHref={pageHref}
            empty={narrowed ? <NothingFits clear={listHref(path, cleared(narrowing))} /> : <ListEmpty />}
          />
        </div>
      </div>
    </div>
  );
}

/** The last value that was there. */
function useLatest<T>(value: T | undefined): T | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}
