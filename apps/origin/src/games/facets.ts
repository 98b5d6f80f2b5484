import type { Facets, GamesFilter } from '@cosmodrome/contract/http/games';
import { asksForBoth, FACETS, facetOrder, facetValues, type Facet } from '@cosmodrome/rules/games/facets';
import type { GameFacts } from '@cosmodrome/rules/games/facts';
import { GameSet } from './game-set.ts';

/** The games of each value of each facet. */
export type FacetSets = Readonly<Record<Facet, ReadonlyMap<string, GameSet>>>;

type Chosen = NonNullable<GamesFilter['filter']>;

export function facetSets(games: readonly { game: GameFacts; place: number }[]): FacetSets {
  const sets: Record<Facet, Map<string, GameSet>> = {
    providers: new Map(),
    features: new Map(),
    volatility_rating: new Map(),
    payout: new Map(),
  };
  for (const { game, place } of games) {
    const values = facetValues(game);
    for (const facet of FACETS) {
      for (const value of values[facet]) {
        const set = sets[facet].get(value) ?? new GameSet(games.length);
        set.add(place);
        sets[facet].set(value, set);
      }
    }
  }
  return sets;
}

/** The games of a list that fit what is ticked, leaving out what is ticked in one facet. */
export function narrowed(sets: FacetSets, list: GameSet, chosen: Chosen, besides?: Facet): GameSet {
  const left = list.copy();
  for (const facet of FACETS) {
    const values = chosen[facet];
    if (facet === besides || !values?.length) continue;
    const of = (value: string): GameSet => sets[facet].get(value) ?? list.empty();
    if (asksForBoth(facet)) {
      for (const value of values) left.keep(of(value));
      continue;
    }
    const either = list.empty();
    for (const value of values) either.join(of(value));
    left.keep(either);
  }
  return left;
}

/** Every value found in the list, with how many games are left when it is ticked beside the rest. */
export function countFacets(sets: FacetSets, list: GameSet, chosen: Chosen): Facets {
  const counted = (facet: Facet): Facets[Facet] => {
    const inList = new Map<string, number>();
    for (const [value, set] of sets[facet]) {
      const count = set.countWith(list);
      if (count > 0) inList.set(value, count);
    }
    const left = narrowed(sets, list, chosen, asksForBoth(facet) ? undefined : facet);
    return facetOrder(facet, inList).map((id) => ({ id, count: sets[facet].get(id)?.countWith(left) ?? 0 }));
  };
  return {
    providers: counted('providers'),
    features: counted('features'),
    volatility_rating: counted('volatility_rating'),
    payout: counted('payout'),
  };
}
