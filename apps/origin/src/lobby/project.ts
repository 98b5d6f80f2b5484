import type { Win } from '@cosmodrome/contract/channels/lobby';
import type { Connection } from '@cosmodrome/database';
import { convert } from '@cosmodrome/rules/money/rates';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { cutNickname, isWin } from '@cosmodrome/rules/lobby/winners';
import { playerFacts } from '../profile/index.ts';
import {
  countRound,
  holdCounting,
  inLife,
  onRound,
  uncountRound,
  type LIFE,
  type RoundCounting,
  type RoundEvent,
  type RoundSubscriber,
} from '../ledger/index.ts';
import { isListed, WINS, type WinRow } from './store.ts';

export interface ProjectorOptions {
  readonly connection: Connection;
  readonly publish: (win: Win, at: Date) => void;
}

type Listed = Omit<WinRow, 'player_id' | 'round_id' | 'win'>;

/** Lists wins. A round that is told again has other figures, but stays where it is in the list. */
const listing = (
  { messageId, at }: Pick<RoundEvent, 'messageId' | 'at'>,
  nickname: string,
): RoundCounting<WinRow | null, typeof LIFE, Listed> => ({
  table: WINS,
  hold: holdCounting,
  worthOf: ({ bet, win }) => (isWin(bet, win) ? win : 0n),
  place: inLife(),
  more: ({ gameId: game, currency, bet }, win, before) => ({
    message_id: before?.message_id ?? messageId,
    shown: win > 0n,
    nickname: before?.nickname ?? nickname,
    game,
    currency,
    bet,
    worth: BigInt(convert(Number(win), currency, DEFAULT_CURRENCY)),
    at: before?.at ?? at,
  }),
  saysMore: (before, after) => before.bet !== after.bet,
  onChange: (_trx, listed, { playerId, round, before, after }) =>
    Promise.resolve(
      before === null ? { player_id: playerId, round_id: round.roundId, win: round.win, ...after } : listed,
    ),
});

/** Brings settled rounds into the list of wins, each once, and tells everybody who is connected. */
export function winsProjector({ connection, publish }: ProjectorOptions): RoundSubscriber {
  return onRound(async (round) => {
    const { playerId, state, bet, win, at } = round;
    if (state !== 'settled' || !isWin(bet, win)) {
      await uncountRound(connection, listing(round, ''), round);
      return;
    }
    const nickname = cutNickname((await playerFacts(connection, playerId))?.nickname ?? null);
    const listed = await countRound(connection, listing(round, nickname), round);
    if (!listed || !(await isListed(connection, playerId))) return;
    const { game, currency } = listed;
    publish(
      {
        player: { nickname },
        game: { identifier: game },
        round: { bet: Number(listed.bet), win: Number(listed.win), currency },
      },
      at,
    );
  });
}
