import type { RouletteBet } from '@cosmodrome/maths/roulette/types';
import type { Stakes } from '../../api/calls.ts';
import { betOf, type Spot } from './spots.ts';

interface Chip {
  spot: Spot;
  amount: number;
}

/** The chips that lie on the table, in the order in which they were placed. */
export class Bets {
  readonly #stakes: Stakes;
  readonly #most: number;
  #chips: Chip[] = [];
  #last: Chip[] = [];

  constructor(stakes: Stakes, mostPlacements: number) {
    this.#stakes = stakes;
    this.#most = mostPlacements;
  }

  get total(): number {
    return this.#chips.reduce((sum, chip) => sum + chip.amount, 0);
  }

  get canRepeat(): boolean {
    return this.#chips.length === 0 && this.#last.length > 0;
  }

  /** Puts a chip down; false when the table takes no more, or a limit of its own for the round allows no more. */
  place(spot: Spot, amount: number, most = this.#stakes.max): boolean {
    const isNew = !this.#chips.some((chip) => chip.spot.key === spot.key);
    if (this.total + amount > Math.min(most, this.#stakes.max) || (isNew && this.on().size >= this.#most)) return false;
    this.#chips.push({ spot, amount });
    return true;
  }

  undo(): void {
    this.#chips.pop();
  }

  clear(): void {
    this.#chips = [];
  }

  repeat(): void {
    if (this.canRepeat) this.#chips = [...this.#last];
  }

  /** After a spin the table is empty, and the chips can be put down again. */
  played(): void {
    this.#last = this.#chips;
    this.#chips = [];
  }

  /** What lies on each spot. */
  on(): ReadonlyMap<Spot, number> {
    const sums = new Map<Spot, number>();
    for (const { spot, amount } of this.#chips) sums.set(spot, (sums.get(spot) ?? 0) + amount);
    return sums;
  }

  placements(): RouletteBet[] {
    return [...this.on()].map(([{ placement }, amount]) => betOf(placement, amount));
  }
}
