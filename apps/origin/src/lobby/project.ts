import type { Win } from '@cosmodrome/contract/channels/lobby';
import type { Connection } from '@cosmodrome/database';
import { convert } from '@cosmodrome/rules/money/rates';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import type { Clock } from '@cosmodrome/rules/clock';
import { SECOND_MS } from '@cosmodrome/rules/durations';
import { cutNickname, isWin, WINS_TOLD_A_SECOND } from '@cosmodrome/rules/lobby/winners';
import {
  countRounds,
  firstTold,
  holdAllCounting,
  inEach,
  inLife,
  onRounds,
  uncountRounds,
  type BulkCounting,
  type LIFE,
  type RoundEvent,
  type RoundsSubscriber,
} from '../ledger/index.ts';
import { nicknamesOf } from '../profile/index.ts';
import { isListed, WINS, type WinRow } from './store.ts';

export interface ProjectorOptions {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly publish: (win: Win, at: Date) => void;
}

type Listed = Omit<WinRow, 'player_id' | 'round_id' | 'win'>;

/** Lists wins, and holds those that are new. A round that is told again has other figures, but stays where it is in the list. */
const listing = (
  rounds: readonly RoundEvent[],
  nicknames: ReadonlyMap<number, string | null>,
): BulkCounting<readonly WinRow[], typeof LIFE, Listed> => {
  const told = firstTold(rounds);
  return {
    table: WINS,
    hold: (trx, playerIds) => holdAllCounting(trx, playerIds, []),
    worthOf: ({ bet, win }) => (isWin(bet, win) ? win : 0n),
    place: inEach(inLife()),
    more: ({ roundId, gameId: game, currency, bet }, win, before, _life, playerId) => ({
      message_id: before?.message_id ?? told(playerId, roundId).messageId,
      shown: win > 0n,
      nickname: before?.nickname ?? cutNickname(nicknames.get(playerId) ?? null),
      game,
      currency,
      bet,
      worth: BigInt(convert(Number(win), currency, DEFAULT_CURRENCY)),
      at: before?.at ?? told(playerId, roundId).at,
    }),
    saysMore: (before, after) => before.bet !== after.bet,
    onChange: (_trx, held, changes) => {
      const listed = new Map(held);
      for (const { playerId, round, before, after } of changes) {
        const row = { player_id: playerId, round_id: round.roundId, win: round.win, ...after };
        if (before === null) listed.set(playerId, [...(listed.get(playerId) ?? []), row]);
      }
      return Promise.resolve(listed);
    },
  };
};

/** Brings settled rounds into the list of wins, each once, and tells everybody who is connected of some in each second. */
export function winsProjector({ connection, clock, publish }: ProjectorOptions): RoundsSubscriber {
  const mayTell = atMostEachSecond(clock, WINS_TOLD_A_SECOND);
  return onRounds(async (rounds) => {
    // Most rounds are no wins, and never were.
    const byWin = Map.groupBy(rounds, ({ state, bet, win }) => state === 'settled' && isWin(bet, win));
    const wins = byWin.get(true) ?? [];
    const players = [...new Set(wins.map(({ playerId }) => playerId))];
    const counting = listing(rounds, await nicknamesOf(connection, players));
    await uncountRounds(connection, counting, byWin.get(false) ?? []);
    for (const [playerId, listed] of await countRounds(connection, counting, wins)) {
      if (listed.length === 0 || !(await isListed(connection, playerId))) continue;
      for (const { nickname, game, bet, win, currency, at } of listed) {
        const round = { bet: Number(bet), win: Number(win), currency };
        if (mayTell()) publish({ player: { nickname }, game: { identifier: game }, round }, at);
      }
    }
  });
}

/** Says yes so many times in each second of the clock. */
function atMostEachSecond(clock: Clock, most: number): () => boolean {
  let [second, times] = [0, 0];
  return () => {
    const now = Math.floor(clock.now().getTime() / SECOND_MS);
    if (now !== second) [second, times] = [now, 0];
    times += 1;
    return times <= most;
  };
}
