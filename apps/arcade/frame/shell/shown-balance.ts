/**
 * Which balance a game shows, in minor units, when two speak of it: the studio with each answer, and the host with all
 * that moves the wallet. The host's words come in the order of the ledger, so its last one is true in the end; what it
 * says while a step is shown waits for the end of the step, or it would give the outcome away.
 */
export class ShownBalance {
  #amount: number;
  #isStepping = false;
  #told: number | null = null;
  readonly #show: (amount: number) => void;

  constructor(amount: number, show: (amount: number) => void) {
    this.#amount = amount;
    this.#show = show;
  }

  get amount(): number {
    return this.#amount;
  }

  /** A step has been asked for. */
  begin(): void {
    this.#isStepping = true;
  }

  set(amount: number): void {
    this.#amount = amount;
    this.#show(amount);
  }

  /**
   * The host has said something. Before the answer it may be older than it, or, where a jackpot fell in between, newer:
   * kept in both cases, for the step's own movement is told as well and puts the older right.
   */
  hear(amount: number): void {
    this.#told = amount;
    if (!this.#isStepping) this.end();
  }

  /** The step has been shown, or was declined. */
  end(): void {
    this.#isStepping = false;
    const told = this.#told;
    this.#told = null;
    if (told !== null && told !== this.#amount) this.set(told);
  }
}
