/**
 * What one system makes for others, or the program gives to the origin, by a typed token: whoever may import the token may
 * use the service. It belongs to one origin, so that several can stand in one process.
 */
export class Service<T> {
  readonly name: string;
  readonly #made = new WeakMap<object, { readonly value: T }>();

  constructor(name: string) {
    this.name = name;
  }

  /** @throws when the origin has it already */
  set(core: object, value: T): T {
    if (this.#made.has(core)) throw new Error(`the origin has its ${this.name} already`);
    this.#made.set(core, { value });
    return value;
  }

  /** @throws while nobody has made it */
  of(core: object): T {
    const made = this.#made.get(core);
    if (!made) throw new Error(`the origin has no ${this.name}`);
    return made.value;
  }
}
