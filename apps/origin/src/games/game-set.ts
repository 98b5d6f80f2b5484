/** A set of games by their place on the shelf: one bit each, so that filters combine at the cost of a few words. */
export class GameSet {
  readonly #words: Uint32Array;

  constructor(size: number) {
    this.#words = new Uint32Array(Math.ceil(size / 32));
  }

  /** An empty set for as many games. */
  empty(): GameSet {
    return new GameSet(this.#words.length * 32);
  }

  copy(): GameSet {
    const copy = this.empty();
    copy.join(this);
    return copy;
  }

  add(place: number): void {
    const word = place >>> 5;
    this.#words[word] = (this.#words[word] ?? 0) | (1 << (place & 31));
  }

  has(place: number): boolean {
    return ((this.#words[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0;
  }

  /** Keeps what is in both. */
  keep(other: GameSet): void {
    for (let word = 0; word < this.#words.length; word += 1) {
      this.#words[word] = (this.#words[word] ?? 0) & (other.#words[word] ?? 0);
    }
  }

  /** Adds what is in the other. */
  join(other: GameSet): void {
    for (let word = 0; word < this.#words.length; word += 1) {
      this.#words[word] = (this.#words[word] ?? 0) | (other.#words[word] ?? 0);
    }
  }

  count(): number {
    return this.countWith(this);
  }

  /** How many are in both. */
  countWith(other: GameSet): number {
    let total = 0;
    for (let at = 0; at < this.#words.length; at += 1) {
      total += ones((this.#words[at] ?? 0) & (other.#words[at] ?? 0));
    }
    return total;
  }
}

/** How many bits of a word are set: sums of neighbours, then of pairs, then of fours, at once. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
