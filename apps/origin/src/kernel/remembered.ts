import type { Clock } from '@cosmodrome/rules/clock';

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
