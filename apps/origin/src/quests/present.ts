import type { OwnQuest, Quest } from '@cosmodrome/contract/http/quests';
import { inLanguage } from '@cosmodrome/rules/content/in-language';
import { promoStatus } from '@cosmodrome/rules/content/live-time';
import { groupNumbers } from '@cosmodrome/rules/profile/whom';
import { levelAt, prizesTogether, type LevelPrize } from '@cosmodrome/rules/quests/levels';
import { chosenGames, type GameCatalogue } from '../games/index.ts';
import type { Totals } from './store.ts';
import type { EntryRow, LevelRow, QuestRow } from './tables.ts';

/** Games that are shown on its page. */
const FIRST_GAMES = 12;

export function presentQuest(
  { id, identifier, terms, start_at: start, end_at: end }: QuestRow,
  { players, paid, paidEurCents }: Totals,
  { catalogue, locale, now }: { catalogue: GameCatalogue; locale: string; now: Date },
): Quest {
  const words = inLanguage(terms.words, locale);
  const chosen = chosenGames(terms.games, catalogue.games);
  const games = catalogue.games.filter((game) => chosen.has(game.identifier));
  const payouts = games.map(({ payout }) => Number(payout));
  return {
    id,
    title: words?.title ?? identifier,
    text: words?.text ?? '',
    frontend_identifier: identifier,
    art: terms.art,
    group_ids: groupNumbers(terms.groups),
    in_progress: promoStatus(start.toISOString(), end.toISOString(), now) === 'active',
    start_at: start.toISOString(),
    end_at: end.toISOString(),
    games: {
      category: 'category' in terms.games ? terms.games.category : null,
      identifiers: games.slice(0, FIRST_GAMES).map((game) => game.identifier),
      count: games.length,
    },
    least_payout: payouts.length === 0 ? 0 : Math.min(...payouts),
    least_stake_cents: terms.least_stake_cents,
    most_stake_cents: terms.most_stake_cents,
    freespins_wager: terms.freespins.wager,
    levels: terms.prizes,
    players_count: players,
    paid_count: paid,
    paid_cents: paidEurCents,
  };
}

/** What levels have really brought together, in the currency of their entry. */
export const broughtBy = (levels: readonly Pick<LevelRow, 'prizes'>[], currency: string): LevelPrize =>
  prizesTogether(
    levels
      .flatMap(({ prizes }) => prizes)
      .filter(({ refused }) => refused === null)
      .map(({ prize }) => ({
        money_cents: prize.kind === 'money' ? (prize.amounts[currency] ?? 0) : 0,
        freespins: prize.kind === 'freespins' ? prize.count : 0,
      })),
  );

/** The player's own standing. `levels`: those that were paid, of whichever quests of the player. */
export const presentOwn = (entry: EntryRow, levels: readonly LevelRow[]): OwnQuest => ({
  quest_id: entry.quest_id,
  tier: entry.tier,
  currency: entry.currency,
  bets_cents: Number(entry.bets),
  thresholds: entry.thresholds,
  prizes: entry.prizes,
  level: levelAt(entry.thresholds, Number(entry.bets)),
  paid_level: entry.paid_level,
  collected: broughtBy(
    levels.filter(({ quest_id: id }) => id === entry.quest_id),
    entry.currency,
  ),
  started_at: entry.started_at.toISOString(),
});
