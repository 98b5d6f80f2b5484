export interface AdmissionLimits {
  /** Connections of one address; many players may share one. */
  readonly perAddress: number;
  readonly perPlayer: number;
  /** Connections of this node. */
  readonly total: number;
}

export const DEFAULT_LIMITS: AdmissionLimits = { perAddress: 64, perPlayer: 12, total: 50_000 };

/** Counts connections, so that nobody takes them all. */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #addresses = new Map<string, number>();
  readonly #players = new Map<number, number>();
  #total = 0;

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
  }

  /** Takes a place, or answers false. Whoever got one calls `leave` once. */
  enter(address: string, playerId: number | null): boolean {
    if (this.#total >= this.#limits.total) return false;
    if ((this.#addresses.get(address) ?? 0) >= this.#limits.perAddress) return false;
    if (playerId !== null && (this.#players.get(playerId) ?? 0) >= this.#limits.perPlayer) return false;
    this.#total += 1;
    add(this.#addresses, address, 1);
    if (playerId !== null) add(this.#players, playerId, 1);
    return true;
  }

  leave(address: string, playerId: number | null): void {
    this.#total -= 1;
    add(this.#addresses, address, -1);
    if (playerId !== null) add(this.#players, playerId, -1);
  }
}

function add<Key>(counts: Map<Key, number>, key: Key, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
