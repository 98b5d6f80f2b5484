import type { FreeSpinsView, PlayAnswer } from '../../api/calls.ts';
import { element } from '../../frame/dom.ts';
import type { SlotParts } from './parts.ts';

/** Free spins of a slot on the screen: which are played now, what the bar says of them, and what is said at both ends. */
export class GiftSpins {
  readonly #parts: Pick<SlotParts, 'frame' | 'bar' | 'view'>;
  #playing: FreeSpinsView | null;
  #isOwnMoney = false;

  constructor(parts: Pick<SlotParts, 'frame' | 'bar' | 'view'>) {
    this.#parts = parts;
    this.#playing = parts.frame.session.freespins;
    if (this.#playing) this.show(this.#playing);
  }

  /** The free spins that the next round is one of; undefined while the player stakes. */
  get id(): string | undefined {
    return this.#playing?.id;
  }

  /** Brings the bar up to date; the free spins may have none left. */
  show(view: FreeSpinsView): void {
    this.#playing = view;
    this.#parts.bar.gift({ left: view.count - view.used, stake: view.stake, won: view.won });
  }

  /** Says that free spins wait, before the first of them that is played here. */
  async introduce(): Promise<void> {
    const { frame, view } = this.#parts;
    if (!this.#playing) return;
    const { count, used, stake } = this.#playing;
    const { gift } = frame.texts;
    const waiting = gift.waiting(count - used);
    frame.say(waiting);
    await view.announce(heading(waiting), gift.each(frame.money(stake)), gift.start);
  }

  /**
   * To be called with the last answer of every round; a paid round, or one that is not finished, changes nothing. After the
   * last free spin the game says what was won, ends the round and goes on with the player's own money.
   */
  async end(answer: PlayAnswer | null): Promise<void> {
    const view = answer?.freespins;
    if (!view || !answer.round.finished) return;
    const { frame, view: page } = this.#parts;
    this.show(view);
    if (view.used < view.count) return frame.endRound(answer);
    const { gift } = frame.texts;
    const said = view.won > 0 ? gift.ended(frame.money(view.won)) : gift.nothing;
    frame.say(said);
    const title = view.won > 0 ? heading(frame.money(view.won), 'money') : heading(gift.nothing);
    const played = gift.endOf(view.used, view.count);
    await page.announce(title, view.won > 0 ? `${said}. ${played}` : played, gift.playOn);
    frame.endRound(answer);
    await this.refresh();
  }

  /** Leaves the free spins for the player's own money, or goes on with them. */
  async choose(ownMoney: boolean): Promise<void> {
    if (ownMoney === this.#isOwnMoney) return;
    this.#isOwnMoney = ownMoney;
    await this.refresh();
  }

  /** Asks which free spins can be played now: after the last of some, and when they have ended meanwhile. */
  async refresh(): Promise<void> {
    const { frame, bar } = this.#parts;
    const before = this.#playing?.id;
    this.#playing = this.#isOwnMoney ? null : await frame.client.freespins().catch(() => null);
    if (!this.#playing) return bar.gift(null);
    this.show(this.#playing);
    if (this.#playing.id !== before) await this.introduce();
  }
}

const heading = (text: string, kind = ''): HTMLElement =>
  element('h2', { class: kind, style: `--letters:${text.length}` }, text);
