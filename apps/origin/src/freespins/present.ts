import type { Connection } from '@cosmodrome/database';
import type { FreeSpins } from '@cosmodrome/contract/http/freespins';
import { areFreeSpinsCancelable } from '@cosmodrome/rules/freespins/stages';
import { wonBonusTerms } from '@cosmodrome/rules/freespins/winnings';
import { inLanguage } from '@cosmodrome/rules/content/in-language';
import { append } from '../kernel/outbox/index.ts';
import { playerFacts, type PlayerFacts } from '../profile/index.ts';
import type { FreeSpinDeps } from './deps.ts';
import { freeSpinsOf, noticesOf } from './store.ts';
import type { FreeSpinRow, NoticeRow } from './tables.ts';

export type Presenting = Pick<FreeSpinDeps, 'gameOf' | 'serverOf'>;

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The fields of the profile that the studios of some games ask for and the player has left empty, by the studio. */
export function missingFields(
  deps: Presenting,
  games: readonly string[],
  player: Pick<PlayerFacts, 'missing'> | null,
): { provider: string; fields: readonly string[] }[] {
  const providers = [...new Set(games.map((identifier) => providerOf(identifier)))];
  return providers.flatMap((provider) => {
    const asked = deps.serverOf(provider)?.requiredFields ?? [];
    const fields = asked.length === 0 ? [] : (player?.missing(asked) ?? asked);
    return fields.length === 0 ? [] : [{ provider, fields }];
  });
}

const providerOf = (identifier: string): string => identifier.split('/')[0] ?? '';

interface Reader {
  readonly locale: string;
  readonly now: Date;
  readonly player: Pick<PlayerFacts, 'missing'> | null;
  readonly notices: readonly NoticeRow[];
}

function present(deps: Presenting, row: FreeSpinRow, { locale, now, player, notices }: Reader): FreeSpins {
  const title = inLanguage(row.titles, locale) ?? '';
  const open = row.stage === 'issued' && row.activatable_until > now;
  const [condition] = open ? missingFields(deps, row.games, player) : [];
  const bonus = wonBonusTerms({ currency: row.currency, wager: row.wager, maxWin: row.max_win });
  const own = notices.filter(({ freespins_id: id }) => id === row.id);
  const { valid_until: until } = row;
  return {
    id: row.id,
    title,
    bonus_title: title,
    type: 'Giftspin',
    bonuses: [{ type: 'freespins' }],
    strategy: row.strategy,
    stage: row.stage,
    freespins_total: row.count,
    freespins_performed: row.activated_at === null ? null : row.performed,
    bet_level: row.bet_level,
    bet_cents: Number(row.bet),
    currency: row.currency,
    games: row.games,
    games_info: row.games.map((identifier) => {
      const game = deps.gameOf(identifier);
      const name = identifier.split('/')[1] ?? identifier;
      const address = `/play/${providerOf(identifier)}/${game?.slug ?? name}`;
      return { identifier, title: game?.title ?? name, frontend_url: address };
    }),
    provider: providerOf(row.games[0] ?? ''),
    won_cents: Number(row.won),
    max_win_cents: row.max_win === null ? null : Number(row.max_win),
    wager: row.wager,
    max_bet_cents: bonus?.maxStake ?? null,
    days_to_wager: bonus?.daysToWager ?? null,
    days_to_play: row.days_to_play,
    created_at: row.created_at.toISOString(),
    activatable_until: instant(row.activatable_until),
    valid_until: instant(until),
    activatable: open,
    activation_condition: condition ? `player_context:${condition.provider}` : null,
    activation_path: `/api/player/freespins/${row.id}/activation`,
    playable:
      row.stage === 'activated' &&
      until !== null &&
      until > now &&
      own.length > 0 &&
      own.every(({ state }) => state === 'issued'),
    cancelable: areFreeSpinsCancelable(row.stage),
    ...(row.group_key !== null && { group_key: row.group_key }),
  };
}

/** Free spins of a player as the contract has them. */
export async function presentAll(
  deps: Presenting & Pick<FreeSpinDeps, 'connection'>,
  rows: readonly FreeSpinRow[],
  { playerId, locale, now }: { playerId: number; locale: string; now: Date },
): Promise<FreeSpins[]> {
  if (rows.length === 0) return [];
  const player = await playerFacts(deps.connection, playerId);
  const notices = await noticesOf(deps.connection, playerId);
  return rows.map((row) => present(deps, row, { locale, now, player, notices }));
}

/** Puts free spins on their player's channel, in the player's language. */
export async function tellFreeSpins(trx: Connection, deps: Presenting, row: FreeSpinRow, at: Date): Promise<void> {
  const player = await playerFacts(trx, row.player_id);
  const notices = await noticesOf(trx, row.player_id, row.id);
  const payload = present(deps, row, { locale: player?.language ?? 'en', now: at, player, notices });
  await append(trx, { topic: 'freespins_changes', playerId: row.player_id, isPrivate: true, at, payload });
}

/** What a player may take away: everything, also what was played long ago. */
export const ownFreeSpins = async (
  deps: Presenting & Pick<FreeSpinDeps, 'connection' | 'clock'>,
  playerId: number,
): Promise<Readonly<Record<string, unknown>>> => {
  const rows = await freeSpinsOf(deps.connection, playerId);
  return { freespins: await presentAll(deps, rows, { playerId, locale: 'en', now: deps.clock.now() }) };
};
