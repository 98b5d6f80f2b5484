import type { GameSession, PlayAnswer } from '@cosmodrome/contract/wallet';
import { GAME } from './players.ts';
import type { Studio } from './studio.ts';

const STAKE = 100;

let rounds = 0;

/** Every player bets, waits for the answer and bets again. @returns bets a second */
export async function play(studio: Studio, sessions: readonly GameSession[], seconds: number): Promise<number> {
  const start = performance.now();
  const end = start + seconds * 1_000;
  let done = 0;
  const player = async ({ session_id }: GameSession) => {
    while (performance.now() < end) {
      const id = `bench-${++rounds}`;
      await studio.send<PlayAnswer>('play', {
        session_id,
        action_id: id,
        round_id: id,
        game: GAME,
        currency: 'EUR',
        bet: STAKE,
        win: rounds % 4 === 0 ? 3 * STAKE : 0,
        finished: true,
      });
      done += 1;
    }
  };
  await Promise.all(sessions.map(player));
  return (done * 1_000) / (performance.now() - start);
}
