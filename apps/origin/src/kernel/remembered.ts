import { BoundedMap } from '@cosmodrome/rules/bounded-map';
import type { Clock } from '@cosmodrome/rules/clock';

/** Players whose answers are kept at most. */
const MOST_PLAYERS = 50_000;

/** Asks once for as long as the answer is fresh. A failed question is asked again. */
export function remembered<Value>(clock: Clock, freshMs: number, ask: () => Promise<Value>): () => Promise<Value> {
  let answer: { at: number; value: Promise<Value> } | null = null;
  return () => {
    const now = clock.now().getTime();
    if (answer && now - answer.at < freshMs) return answer.value;
    const asked = { at: now, value: ask() };
    answer = asked;
    asked.value.catch(() => {
      if (answer === asked) answer = null;
    });
    return asked.value;
  };
}

/** The same of each player by itself. */
export function rememberedByPlayer<Value>(
  clock: Clock,
  freshMs: number,
  ask: (playerId: number) => Promise<Value>,
): (playerId: number) => Promise<Value> {
  const answers = new BoundedMap<number, { at: number; value: Value }>(MOST_PLAYERS);
  return async (playerId) => {
    const at = clock.now().getTime();
    const known = answers.get(playerId);
    if (known && at - known.at < freshMs) return known.value;
    const value = await ask(playerId);
    answers.set(playerId, { at, value });
    return value;
  };
}
