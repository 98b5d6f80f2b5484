import type { PrizeDrop } from '@cosmodrome/contract/http/drops';
import { tableHash } from '@cosmodrome/fairness';
import { inLanguage } from '@cosmodrome/rules/content/in-language';
import { promoStatus } from '@cosmodrome/rules/content/live-time';
import { dropPool, dropTable, dropWeights } from '@cosmodrome/rules/drops/table';
import { MINUTE_MS } from '@cosmodrome/rules/durations';
import { cutNickname } from '@cosmodrome/rules/lobby/winners';
import { groupNumbers } from '@cosmodrome/rules/profile/whom';
import { chosenGames, type GameCatalogue } from '../games/index.ts';
import type { DropRow, WinRow } from './tables.ts';

/** Rounds that have ended in time may still be on their way; then the seed is shown. */
const REVEALED_AFTER_MS = MINUTE_MS;
/** Games that are shown. */
const FIRST_GAMES = 12;

interface Standing {
  readonly remaining: readonly number[];
  readonly wins: readonly WinRow[];
  readonly names: ReadonlyMap<number, string | null>;
}

export function presentDrop(
  row: DropRow,
  { remaining, wins, names }: Standing,
  { catalogue, locale, now }: { catalogue: GameCatalogue; locale: string; now: Date },
): PrizeDrop {
  const { id, identifier, terms, start_at: start, end_at: end } = row;
  const words = inLanguage(terms.words, locale);
  const chosen = chosenGames(terms.games, catalogue.games);
  const isOver = end.getTime() + REVEALED_AFTER_MS <= now.getTime();
  const table = { name: dropTable(identifier), weights: dropWeights(terms.prizes) };
  const prizes = terms.prizes.map((prize, at) => ({ ...prize, left: remaining[at] ?? 0 }));
  const left = dropPool(prizes.map(({ amount_cents, left: count }) => ({ amount_cents, count })));
  return {
    id,
    frontend_identifier: identifier,
    title: words?.title ?? identifier,
    text: words?.text ?? '',
    art: terms.art,
    categories: terms.categories,
    group_ids: groupNumbers(terms.groups),
    in_progress: promoStatus(start.toISOString(), end.toISOString(), now) === 'active',
    start_at: start.toISOString(),
    end_at: end.toISOString(),
    games: {
      studio: 'studio' in terms.games ? terms.games.studio : null,
      category: 'category' in terms.games ? terms.games.category : null,
      identifiers: [...chosen].slice(0, FIRST_GAMES),
      count: chosen.size,
    },
    least_stake_cents: terms.least_stake_cents,
    pool_cents: dropPool(terms.prizes),
    left_cents: left,
    prizes,
    draw: {
      seed_hash: row.seed_hash,
      seed: isOver ? row.seed : null,
      table: table.name,
      table_hash: tableHash(table),
    },
    wins: wins.map(({ player_id: playerId, round_id, prize, won_at: at }) => ({
      round_id,
      prize,
      amount_cents: terms.prizes[prize]?.amount_cents ?? 0,
      nickname: cutNickname(names.get(playerId) ?? null),
      won_at: at.toISOString(),
    })),
    wins_count: terms.prizes.reduce((sum, { count }, at) => sum + count - (remaining[at] ?? 0), 0),
  };
}
