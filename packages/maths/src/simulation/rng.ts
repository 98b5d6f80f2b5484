/**
 * A fast source of unbiased numbers for simulations and tests: xoshiro128** (Blackman and Vigna), seeded by splitmix32.
 * Never for play: rounds draw from the provable stream.
 */
import type { Rng } from '../model.ts';

const RANGE = 2 ** 32;
/** Below this bound a word times the bound is reckoned in two halves that fit into 32 bits. */
const SMALL_BOUND = 2 ** 15;

export class SimulationRng implements Rng {
  private readonly state = new Int32Array(4);

  constructor(seed: number) {
    let mixed = seed | 0;
    const next = () => {
      mixed = (mixed + 0x9e3779b9) | 0;
      let word = mixed ^ (mixed >>> 16);
      word = Math.imul(word, 0x21f0aaad);
      word ^= word >>> 15;
      word = Math.imul(word, 0x735a2d97);
      return (word ^ (word >>> 15)) | 0;
    };
    this.state.set([next(), next(), next(), next() | 1]);
  }

  /** 32 random bits as a signed number. */
  private word(): number {
    const { state } = this;
    const a = state[0]!;
    const b = state[1]!;
    const c = state[2]! ^ a;
    const d = state[3]! ^ b;
    const times5 = Math.imul(b, 5);
    state[0] = a ^ d;
    state[1] = b ^ c;
    state[2] = c ^ (b << 9);
    state[3] = (d << 11) | (d >>> 21);
    return Math.imul((times5 << 7) | (times5 >>> 25), 9);
  }

  /** Multiply and shift with rejection (Lemire), so that no value is favoured; by remainder for large bounds. */
  int(bound: number): number {
    if (bound >= SMALL_BOUND) return this.large(bound);
    let word = this.word();
    let low = Math.imul(word, bound) >>> 0;
    if (low < bound) {
      const threshold = RANGE % bound;
      while (low < threshold) {
        word = this.word();
        low = Math.imul(word, bound) >>> 0;
      }
    }
    return (Math.imul(word >>> 16, bound) + (Math.imul(word & 0xffff, bound) >>> 16)) >>> 16;
  }

  private large(bound: number): number {
    const limit = RANGE - (RANGE % bound);
    let word = this.word() >>> 0;
    while (word >= limit) word = this.word() >>> 0;
    return word % bound;
  }
}
