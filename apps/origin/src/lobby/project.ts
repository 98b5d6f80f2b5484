import type { Win } from '@cosmodrome/contract/channels/lobby';
import type { Connection } from '@cosmodrome/database';
import { convert } from '@cosmodrome/rules/cashbox/rates';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/cashbox/currencies';
import { cutNickname, isWin } from '@cosmodrome/rules/lobby/winners';
import { z } from 'zod';
import { playerFacts } from '../account/index.ts';
import type { Message } from '../kernel/outbox/index.ts';
import { hideWin, recordWin } from './store.ts';

/** The ledger's message about a round that was settled, opened again or taken back. */
const RoundMessage = z.object({
  round_id: z.string(),
  game: z.string(),
  currency: z.string(),
  state: z.enum(['open', 'settled', 'rolled_back']),
  bet: z.int(),
  win: z.int(),
});

export interface ProjectorOptions {
  readonly connection: Connection;
  readonly publish: (win: Win, at: Date) => void;
}

/** Brings settled rounds into the list of wins, each once, and tells everybody who is connected. */
export function winsProjector({ connection, publish }: ProjectorOptions): (message: Message) => Promise<void> {
  return async ({ id, playerId, payload, at }) => {
    if (playerId === null) return;
    const round = RoundMessage.parse(payload);
    if (round.state !== 'settled' || !isWin(BigInt(round.bet), BigInt(round.win))) {
      await hideWin(connection, { playerId, roundId: round.round_id, messageId: id });
      return;
    }
    const player = await playerFacts(connection, playerId);
    const nickname = cutNickname(player?.nickname ?? null);
    const isFirst = await recordWin(connection, {
      player_id: playerId,
      round_id: round.round_id,
      message_id: id,
      nickname,
      game: round.game,
      currency: round.currency,
      bet: BigInt(round.bet),
      win: BigInt(round.win),
      worth: BigInt(convert(round.win, round.currency, DEFAULT_CURRENCY)),
      at,
    });
    if (!isFirst) return;
    publish(
      {
        player: { nickname },
        game: { identifier: round.game },
        round: { bet: round.bet, win: round.win, currency: round.currency },
      },
      at,
    );
  };
}
