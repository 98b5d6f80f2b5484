import type { Connection } from '@cosmodrome/database';
import { tablesOf } from '@cosmodrome/database';
import { DAY_MS } from '@cosmodrome/rules/durations';
import { freeSpinStake } from '@cosmodrome/rules/freespins/play';
import { currenciesOf } from '@cosmodrome/rules/money/fallback';
import { playerFacts } from '../profile/index.ts';
import { walletCurrencies, type Deliverer } from '../prizes/index.ts';
import type { FreeSpinDeps, FreeSpinGame } from './deps.ts';
import { tellFreeSpins } from './present.ts';
import type { FreeSpinTables } from './tables.ts';

type Delivered = ReturnType<Deliverer<'freespins'>['deliver']>;
type Delivery = Parameters<Deliverer<'freespins'>['deliver']>[1];
type Prize = Delivery['prize'];

interface Terms {
  readonly currency: string;
  readonly games: readonly string[];
  readonly bet: number;
  readonly maxWin: number | null;
}

/**
 * What free spins are in a currency: those of their games that are played in it, at the step that they have in common.
 * Null where nothing of them is.
 */
function termsIn(
  { games, bet_level: level, max_wins: most }: Prize,
  currency: string,
  gameOf: FreeSpinDeps['gameOf'],
): Terms | null {
  if (most !== null && most[currency] === undefined) return null;
  const stakeOf = (game: FreeSpinGame | undefined): number | null =>
    game?.currencies.includes(currency) ? freeSpinStake(game.family, level, currency) : null;
  const playable = games.filter((identifier) => stakeOf(gameOf(identifier)) !== null);
  const [first] = playable;
  const bet = first === undefined ? null : stakeOf(gameOf(first));
  return bet === null ? null : { currency, games: playable, bet, maxWin: most?.[currency] ?? null };
}

/**
 * Free spins as a kind of prize: in the currency of a wallet in which their games are played, the wallet in use first.
 * Given or offered, they wait among the player's free spins until they are activated there.
 */
export function freeSpinsDeliverer(deps: Pick<FreeSpinDeps, 'gameOf' | 'serverOf' | 'titles'>): Deliverer<'freespins'> {
  const give = async (trx: Connection, delivery: Delivery, until: Date): Delivered => {
    const { playerId, prize, key, at, strategy, groupKey, titles = deps.titles } = delivery;
    if (prize.max_wins !== null && currenciesOf(prize.max_wins).length === 0) throw new RangeError('max_wins is empty');
    const own = await walletCurrencies(trx, playerId);
    const possible = own.filter((each) => delivery.currency === undefined || each === delivery.currency);
    const [terms] = possible.flatMap((each) => termsIn(prize, each, deps.gameOf) ?? []);
    if (!terms) return { outcome: 'refused', reason: 'no_wallet' };
    // What is won with them would be bonus money.
    const wantsBonuses = (await playerFacts(trx, playerId))?.values['can_issue_bonuses'] === true;
    if (prize.wager > 0 && !wantsBonuses) return { outcome: 'refused', reason: 'bonuses_off' };
    const row = await tablesOf<FreeSpinTables>(trx)
      .insertInto('freespins')
      .values({
        player_id: playerId,
        key,
        strategy,
        group_key: groupKey ?? null,
        titles: JSON.stringify(titles),
        stage: 'issued',
        games: [...terms.games],
        currency: terms.currency,
        count: prize.count,
        bet_level: prize.bet_level,
        bet: BigInt(terms.bet),
        wager: prize.wager,
        max_win: terms.maxWin === null ? null : BigInt(terms.maxWin),
        days_to_play: prize.days_to_play,
        created_at: at,
        activatable_until: until,
        activated_at: null,
        valid_until: null,
        ended_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await tellFreeSpins(trx, deps, row, at);
    return { outcome: 'delivered', currency: terms.currency };
  };
  return {
    deliver: (trx, delivery) =>
      give(trx, delivery, new Date(delivery.at.getTime() + delivery.prize.days_to_activate * DAY_MS)),
    offer: give,
  };
}
