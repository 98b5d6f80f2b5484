/** Computes a draw anew in the browser. Loaded when somebody asks for it. */
import { keepsCommitment, sharedRoundStream } from '@cosmodrome/fairness';
import type { JackpotWin } from '@cosmodrome/contract/http/jackpots';
import { hitAmount } from '@cosmodrome/rules/jackpots/draw';

export interface DrawVerdict {
  /** The seed is the one whose hash was published before. */
  readonly kept: boolean;
  /** What the seed draws, in minor units of the jackpot's currency; null when the seed cannot be read. */
  readonly amount: number | null;
  /** It is what was paid. */
  readonly same: boolean;
}

export function checkDraw({ draw, jackpot_original_amount_cents: told }: JackpotWin): DrawVerdict {
  const kept = keepsCommitment(draw.server_seed, draw.server_seed_hash);
  try {
    const random = sharedRoundStream(draw.server_seed, draw.salt, draw.cycle);
    const drawn = hitAmount(BigInt(draw.start_amount_cents), BigInt(draw.must_hit_by_amount_cents), (bound) =>
      random.int(bound),
    );
    return { kept, amount: Number(drawn), same: Number(drawn) === told };
  } catch {
    return { kept, amount: null, same: false };
  }
}
