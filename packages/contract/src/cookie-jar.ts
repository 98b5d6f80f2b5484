/** The cookies of one site, by name, as a program that is no browser keeps them. Paths and lifetimes do not matter to it. */
export class CookieJar extends Map<string, string> {
  /** What the header `cookie` says; null without any. */
  get header(): string | null {
    return this.size === 0 ? null : [...this].map((pair) => pair.join('=')).join('; ');
  }

  /** Takes over what an answer sets and ends. */
  keep(answer: Headers): void {
    for (const line of answer.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const at = pair.indexOf('=');
      if (attributes.includes('Max-Age=0')) this.delete(pair.slice(0, at));
      else this.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}
