import { randomBytes } from 'node:crypto';
import { Refused, type Browser } from './browser.ts';

interface Opened {
  bearer: string;
  policy: { min_cycle_ms: number };
  rules: { stakes: { min: number } };
  round: { legal: readonly string[] } | null;
}

interface Step {
  round: { finished: boolean };
  legal: readonly string[];
}

/** A game with reels, opened by a simulated player: what its frame does, over the studio's own calls. */
export class Game {
  readonly #site: string;
  readonly #opened: Opened;
  /** What the open round allows; empty between rounds. */
  #legal: readonly string[];

  private constructor(site: string, opened: Opened) {
    this.#site = site;
    this.#opened = opened;
    this.#legal = opened.round?.legal ?? [];
  }

  /**
   * @param address the game, as `provider/slug`
   * @throws Refused when the game may not be opened
   */
  static async open(browser: Browser, address: string): Promise<Game> {
    const [producer = '', name = ''] = address.split('/');
    const launched = await browser.call('play.launch', { params: { producer, name }, body: { mode: 'real' } });
    const token = new URL(launched.launch_url, browser.site).searchParams.get('token') ?? '';
    return new Game(browser.site, await post<Opened>(browser.site, 'session', null, { token }));
  }

  get leastStake(): number {
    return this.#opened.rules.stakes.min;
  }

  /** The least time between two rounds, in milliseconds. */
  get leastCycle(): number {
    return this.#opened.policy.min_cycle_ms;
  }

  /** Whether a round is open: its next step costs nothing. */
  get isOpen(): boolean {
    return this.#legal.length > 0;
  }

  /**
   * The next step of the open round, or the first one of a new round.
   * @param stake of a new round, in minor units
   * @throws Refused
   */
  async step(stake: number): Promise<void> {
    const [next] = this.#legal;
    const action = next === undefined ? { type: 'spin', stake } : { type: next };
    const request = { request_id: randomBytes(18).toString('hex'), action };
    const answer = await post<Step>(this.#site, 'rounds/play', this.#opened.bearer, request);
    this.#legal = answer.round.finished ? [] : answer.legal;
  }
}

async function post<Answer>(site: string, call: string, bearer: string | null, body: object): Promise<Answer> {
  const response = await fetch(`${site}/arcade/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(bearer !== null && { authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Refused(call, response.status, text);
  return JSON.parse(text) as Answer;
}
