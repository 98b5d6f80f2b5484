import type { Family } from '@cosmodrome/maths/model';
import { z } from 'zod';
import { Refused } from '../refused.ts';

/** The shapes of what a frame may send. Whether an action is allowed now, and its stake right, the model says. */
const Amount = z.int().positive();
const Pocket = z.int().min(0).max(36);
const Slot = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('spin'), stake: Amount }),
  z.strictObject({ type: z.literal('free-spin') }),
]);
const RouletteBet = z.union([
  z.strictObject({
    kind: z.enum(['straight', 'split', 'street', 'corner', 'six-line']),
    numbers: z.array(Pocket).min(1).max(6),
    stake: Amount,
  }),
  z.strictObject({
    kind: z.enum(['dozen', 'column']),
    index: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    stake: Amount,
  }),
  z.strictObject({ kind: z.enum(['red', 'black', 'even', 'odd', 'low', 'high']), stake: Amount }),
]);
const Roulette = z.strictObject({ type: z.literal('spin'), bets: z.array(RouletteBet).min(1).max(200) });
const Blackjack = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('deal'), stake: Amount }),
  z.strictObject({ type: z.literal('insurance'), take: z.boolean() }),
  z.strictObject({ type: z.literal('hit') }),
  z.strictObject({ type: z.literal('stand') }),
  z.strictObject({ type: z.literal('double') }),
  z.strictObject({ type: z.literal('split') }),
]);
/** `at` of a cash-out is the server's to say, so a frame may not send it; `settle` is the table's alone. */
const Crash = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bet'), stake: Amount, autoCashOut: z.int().positive().nullable() }),
  z.strictObject({ type: z.literal('cash-out') }),
]);

const schemas = {
  lines: Slot,
  book: Slot,
  ways: Slot,
  roulette: Roulette,
  blackjack: Blackjack,
  crash: Crash,
} satisfies Record<Family, z.ZodType>;

export type PlayerAction = z.output<(typeof schemas)[Family]>;

/** The action of a family, or a refusal with `malformed`. */
export function parseAction(family: Family, action: unknown): PlayerAction {
  const parsed = schemas[family].safeParse(action);
  if (!parsed.success) throw new Refused(422, 'malformed');
  return parsed.data;
}
