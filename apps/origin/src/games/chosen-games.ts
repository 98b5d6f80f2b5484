import type { TournamentFile } from '@cosmodrome/content/schema/tournaments.ts';
import { fixedCategories } from '@cosmodrome/rules/games/categories';
import type { CatalogueGame, GameCatalogue } from './catalogue.ts';

/** Games of a category or a studio, or those of a list, by identifier. */
export function chosenGames(which: TournamentFile['games'], games: readonly CatalogueGame[]): Set<string> {
  const takes = (game: CatalogueGame): boolean =>
    'list' in which
      ? which.list.includes(game.identifier)
      : 'studio' in which
        ? game.provider === which.studio
        : fixedCategories(game).includes(which.category);
  return new Set(games.filter(takes).map(({ identifier }) => identifier));
}

/** What puts its games into categories: a tournament or a prize drop. */
type Competition = Pick<TournamentFile, 'categories' | 'games' | 'schedule'>;

/** The catalogue with the games of competitions in the categories that these name. One that happens once is left out when it is over. */
export function withCompetitions(catalogue: GameCatalogue, series: readonly Competition[], now: Date): GameCatalogue {
  const tags = new Map<string, string[]>();
  for (const { categories, games, schedule } of series) {
    if (categories.length === 0 || (schedule.kind === 'once' && new Date(schedule.ends_at) <= now)) continue;
    for (const identifier of chosenGames(games, catalogue.games)) {
      tags.set(identifier, [...(tags.get(identifier) ?? []), ...categories]);
    }
  }
  if (tags.size === 0) return catalogue;
  return {
    ...catalogue,
    games: catalogue.games.map((game) => ({
      ...game,
      tags: [...new Set([...game.tags, ...(tags.get(game.identifier) ?? [])])],
    })),
  };
}
