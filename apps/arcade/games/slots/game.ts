import type { SlotEvent, SlotState } from '@cosmodrome/maths/slots/types';
import type { OpenRound, PlayAnswer } from '../../api/calls.ts';
import { element, wait } from '../../frame/dom.ts';
import { symbolPicture } from './help.ts';
import { GiftSpins } from './gift.ts';
import type { SlotParts } from './parts.ts';
import { WinShow } from './wins.ts';

type Shown = Extract<SlotEvent, { kind: 'spin' | 'free-spin' }>;
type FreeSpin = Extract<SlotEvent, { kind: 'free-spin' }>;

/** The course of a slot round on the screen: a replay of what the server has decided and paid. */
export class SlotGame {
  readonly #parts: SlotParts;
  readonly #wins: WinShow;
  readonly #gift: GiftSpins;
  #isBusy = false;
  /** What the page has asked for while a round ran. */
  #ownMoney: boolean | null = null;

  constructor(parts: SlotParts) {
    this.#parts = parts;
    this.#wins = new WinShow(parts);
    this.#gift = new GiftSpins(parts);
    const { frame, bar } = parts;
    bar.balance(frame.balance);
    frame.onBalance = (balance) => bar.balance(balance);
    frame.onHighestStake = (most) => bar.limit(most);
    frame.onOwnMoney = (on) => {
      this.#ownMoney = on;
      if (!this.#isBusy) void this.#choose();
    };
    frame.onResume = () => void this.#resumeFromServer();
    parts.view.message(frame.texts.goodLuck);
  }

  /** Goes on where the player left: with an unfinished round, else with free spins that wait. */
  async start(round: OpenRound | null): Promise<void> {
    if (round) return this.resume(round);
    if (this.#gift.id === undefined) return;
    this.#begin();
    await this.#gift.introduce();
    this.#end();
  }

  /** Starts a round: a paid one, or one of the free spins that are played. */
  async spin(): Promise<void> {
    const { frame, bar, board, view } = this.#parts;
    if (this.#isBusy || frame.isPaused || bar.spin?.disabled) return;
    this.#begin();
    view.isSpinning = true;
    await frame.awaitCycle();
    const { stake } = bar;
    const gift = this.#gift.id;
    if (gift !== undefined || stake <= frame.balance) board.start();
    view.message('');
    const answer = await frame.play({ type: 'spin', stake }, gift === undefined ? stake : 0, gift);
    if (!answer) return this.#abandon();
    await this.#showStep(answer, stake);
    frame.settle(answer);
    if (answer.freespins) this.#gift.show(answer.freespins);
    const last = answer.view === null ? answer : await this.#playFeature(answer.view as SlotState, answer.round.win);
    await this.#gift.end(last);
    this.#end();
  }

  /** Goes on with a round that was left unfinished. */
  async resume(round: OpenRound | null): Promise<void> {
    if (!round || this.#isBusy) return;
    const { frame, bar, board, view } = this.#parts;
    const state = round.view as SlotState;
    this.#begin();
    const last = (round.events as SlotEvent[])
      .filter((event): event is Shown => event.kind === 'spin' || event.kind === 'free-spin')
      .at(-1);
    if (last) board.show(last.kind === 'free-spin' && last.expansion ? last.expansion.window : last.window);
    if (round.freespins) this.#gift.show(round.freespins);
    else bar.setStake(state.stake);
    bar.win(round.win);
    const { slots } = frame.texts;
    frame.say(slots.freeSpinsResume(state.spinsLeft));
    await view.announce(
      heading(slots.freeSpinsResume(state.spinsLeft)),
      slots.featureWin(frame.money(state.featureWon)),
      slots.go,
      this.#expandingPicture(state),
    );
    await this.#gift.end(await this.#playFeature(state, round.win, false));
    this.#end();
  }

  async #choose(): Promise<void> {
    const wanted = this.#ownMoney;
    if (wanted === null) return;
    this.#ownMoney = null;
    this.#begin();
    await this.#gift.choose(wanted);
    this.#end();
  }

  async #resumeFromServer(): Promise<void> {
    if (this.#isBusy) return;
    const round = await this.#parts.frame.client.round().catch(() => null);
    await this.resume(round);
  }

  #begin(): void {
    this.#isBusy = true;
    this.#wins.stop();
    const { bar } = this.#parts;
    bar.lock(true);
    bar.win(0);
  }

  #end(): void {
    this.#isBusy = false;
    const { bar, view } = this.#parts;
    bar.lock(false);
    view.isSpinning = false;
    void this.#choose();
  }

  /** The round did not come about: the reels come to rest on some symbols of the strips that win nothing to show. */
  async #abandon(): Promise<void> {
    const { board, strips, view } = this.#parts;
    await board.stop(strips.base.map((strip) => [0, 1, 2].map((row) => strip[(row + 5) % strip.length] ?? 0)));
    view.message('');
    if (this.#gift.id !== undefined) await this.#gift.refresh();
    this.#end();
    await this.#resumeFromServer();
  }

  async #showStep(answer: PlayAnswer, stake: number): Promise<void> {
    const { board, view } = this.#parts;
    const events = answer.events as SlotEvent[];
    const shown = events.find((event): event is Shown => event.kind === 'spin' || event.kind === 'free-spin');
    if (!shown) return;
    await board.stop(shown.window);
    view.isSpinning = false;
    if (shown.kind === 'free-spin') await this.#showFreeSpin(shown, answer, stake);
    else await this.#wins.show({ wins: shown.wins, total: answer.round.win, pay: answer.win, stake, isFree: false });
    const capped = events.find((event) => event.kind === 'win-cap');
    if (capped) view.message(this.#parts.frame.texts.slots.capped(this.#parts.frame.money(capped.win)), true);
  }

  async #showFreeSpin(shown: FreeSpin, answer: PlayAnswer, stake: number): Promise<void> {
    const { frame, board, view } = this.#parts;
    const { slots } = frame.texts;
    const { expansion } = shown;
    if (shown.multiplier > 1 && shown.wins.length > 0)
      view.message(slots.multiplier(shown.multiplier), frame.outcome(answer.win, stake).isCelebrated);
    const before = answer.round.win - answer.win;
    const onLines = shown.wins.reduce((sum, win) => sum + win.pay, 0);
    const all = { total: answer.round.win, pay: answer.win, stake, isFree: true };
    if (!expansion) return this.#wins.show({ ...all, wins: shown.wins });
    if (shown.wins.length > 0) {
      const total = before + Math.min(onLines, answer.win);
      await this.#wins.show({ ...all, wins: shown.wins, total, pay: onLines });
    }
    this.#wins.stop();
    view.message(slots.expanding(this.#parts.rules.nameOf(expansion.symbol)));
    await board.expand(expansion.reels, expansion.symbol);
    await this.#wins.show({ ...all, wins: expansion.wins });
  }

  /** Plays the free spins that a state holds, one call each; they cost nothing and cannot be lost. */
  async #playFeature(start: SlotState, wonBefore: number, isNew = true): Promise<PlayAnswer | null> {
    const { frame, bar, board, view, strips } = this.#parts;
    const { slots } = frame.texts;
    let state: SlotState | null = start;
    let total = wonBefore;
    let last: PlayAnswer | null = null;
    this.#wins.stop();
    if (isNew) {
      frame.sound.play('feature');
      frame.say(slots.freeSpins(start.spinsLeft));
      const picture = this.#expandingPicture(start);
      const detail =
        start.expandingSymbol === null ? null : slots.expanding(this.#parts.rules.nameOf(start.expandingSymbol));
      await view.announce(heading(slots.freeSpins(start.spinsLeft)), detail, slots.freeSpinsStart, picture);
    }
    board.useStrips(strips.free);
    let paid = start.featureWon;
    while (state !== null) {
      const { spinsPlayed, spinsLeft, stake }: SlotState = state;
      this.#wins.stop();
      view.feature(slots.freeSpin(spinsPlayed + 1, spinsPlayed + spinsLeft));
      view.message('');
      view.isSpinning = true;
      await this.#whilePaused();
      board.start();
      const answer = await frame.play({ type: 'free-spin' }, 0);
      if (!answer) {
        await this.#stopQuietly();
        break;
      }
      await this.#showStep(answer, stake);
      frame.settle(answer);
      last = answer;
      if (answer.freespins) this.#gift.show(answer.freespins);
      total = answer.round.win;
      paid += answer.win;
      bar.win(total);
      const more = (answer.events as SlotEvent[]).find((event) => event.kind === 'retrigger');
      if (more) {
        this.#wins.stop();
        frame.sound.play('feature');
        await view.announce(heading(slots.retrigger(more.spins)), null, slots.go);
      }
      state = answer.view as SlotState | null;
      await wait(500);
    }
    board.useStrips(strips.base);
    view.feature(null);
    if (state !== null) return null;
    this.#wins.stop();
    frame.say(slots.featureEnd(frame.money(paid)));
    const kind = frame.outcome(total, start.stake).isCelebrated ? 'money' : '';
    await view.announce(heading(frame.money(paid), kind), slots.featureEnd(frame.money(paid)), slots.go);
    return last;
  }

  async #stopQuietly(): Promise<void> {
    const { board, strips } = this.#parts;
    await board.stop(strips.free.map((strip) => strip.slice(0, 3)));
  }

  async #whilePaused(): Promise<void> {
    while (this.#parts.frame.isPaused) await wait(300);
  }

  #expandingPicture(state: SlotState): HTMLElement | null {
    if (state.expandingSymbol === null) return null;
    return symbolPicture(this.#parts.rules, state.expandingSymbol, innerWidth < 600 ? 64 : 112);
  }
}

function heading(text: string, kind = ''): HTMLElement {
  return element('h2', { class: kind, style: `--letters:${text.length}` }, text);
}
