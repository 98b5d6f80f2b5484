import type { BlackjackAction, BlackjackEvent, BlackjackView } from '@cosmodrome/maths/blackjack/types';
import type { OpenRound, PlayAnswer } from '../../api/calls.ts';
import { button, element, icon } from '../../frame/dom.ts';
import type { IconName } from '../../frame/icon-shapes.ts';
import { BetBar } from '../../frame/shell/bar.ts';
import type { Frame } from '../../frame/shell/frame.ts';
import { isSheetOpen } from '../../frame/shell/sheet.ts';
import { dress } from '../../frame/theme.ts';
import { BlackjackTable } from './table.ts';

type Move = BlackjackAction['type'];

/** Keys of the moves, as players of other tables know them. */
const KEYS: Readonly<Record<string, Move>> = { h: 'hit', s: 'stand', d: 'double', p: 'split' };
const ICONS: Readonly<Record<'hit' | 'stand' | 'double' | 'split', IconName>> = {
  hit: 'circle-plus',
  stand: 'hand',
  double: 'plus',
  split: 'split',
};

/** A blackjack round on the screen: deal, the moves that the server allows, and how each hand ends. */
export class BlackjackGame {
  readonly #frame: Frame;
  readonly #bar: BetBar;
  readonly #table: BlackjackTable;
  readonly #moves = element('div', { class: 'moves', role: 'group' });
  readonly #outcome = element('p', { class: 'outcome' });
  readonly #root: HTMLElement;
  #view: BlackjackView | null = null;
  #isBusy = false;

  constructor(frame: Frame) {
    const { texts, session } = frame;
    this.#frame = frame;
    this.#table = new BlackjackTable(frame);
    this.#bar = new BetBar({
      stakes: session.rules.stakes,
      texts,
      money: frame.money,
      onSpin: () => void this.deal(),
      action: { label: texts.blackjack.deal, icon: 'play' },
    });
    this.#bar.balance(frame.balance);
    frame.onBalance = (balance) => this.#bar.balance(balance);
    frame.onHighestStake = (most) => this.#bar.limit(most);
    frame.onResume = () => void this.#resumeFromServer();
    this.#root = element(
      'div',
      { class: 'blackjack' },
      element('h1', { class: 'sr-only' }, session.game.title),
      this.#table.root,
      element('div', { class: 'foot' }, this.#outcome, this.#moves, this.#bar.root),
    );
    dress(this.#root, session.game.theme);
    frame.stage.append(this.#root);
    frame.keys({ start: () => void this.deal(), step: (by) => this.#bar.step(by) });
    addEventListener('keydown', (event) => {
      const move = KEYS[event.key.toLowerCase()];
      if (move && !isSheetOpen() && !event.ctrlKey && !event.metaKey && this.#view?.actions.includes(move))
        void this.#act(move);
    });
    this.#resume(session.round);
  }

  async deal(): Promise<void> {
    if (this.#isBusy || this.#view || this.#frame.isPaused) return;
    this.#setBusy(true);
    await this.#frame.awaitCycle();
    this.#bar.win(0);
    this.#outcome.textContent = '';
    const { stake } = this.#bar;
    const answer = await this.#frame.play({ type: 'deal', stake }, stake);
    if (answer) await this.#show(answer);
    this.#setBusy(false);
  }

  async #act(type: Move, take = false): Promise<void> {
    const view = this.#view;
    if (this.#isBusy || !view) return;
    this.#setBusy(true);
    if (type === 'split') this.#table.splitCard = view.hands[view.active]?.cards.at(-1) ?? null;
    const action = type === 'insurance' ? { type, take } : { type };
    const answer = await this.#frame.play(action, this.#costOf(type, take, view));
    if (answer) await this.#show(answer);
    this.#setBusy(false);
  }

  #costOf(type: Move, take: boolean, view: BlackjackView): number {
    if (type === 'insurance') return take ? view.stake / 2 : 0;
    return type === 'double' || type === 'split' ? view.stake : 0;
  }

  async #show(answer: PlayAnswer): Promise<void> {
    this.#bar.showBet(answer.round.stake);
    await this.#table.play(answer.events as BlackjackEvent[]);
    this.#view = answer.view as BlackjackView | null;
    this.#frame.settle(answer);
    if (answer.round.finished) this.#finish(answer);
  }

  #finish({ round, events }: PlayAnswer): void {
    const { texts, sound } = this.#frame;
    const { isCelebrated, said } = this.#frame.outcome(round.win, round.stake);
    const results = (events as BlackjackEvent[]).flatMap((event) =>
      event.kind === 'result' ? [texts.blackjack.results[event.result]] : [],
    );
    if (isCelebrated) sound.play('win');
    this.#bar.win(round.win, isCelebrated);
    this.#outcome.textContent = said;
    this.#outcome.classList.toggle('money', isCelebrated);
    this.#frame.say(`${results.join(', ')}. ${said}`);
  }

  #resume(round: OpenRound | null): void {
    if (!round) return this.#setBusy(false);
    this.#view = round.view as BlackjackView;
    this.#bar.setStake(this.#view.stake);
    this.#bar.showBet(round.stake);
    this.#table.show(this.#view);
    this.#setBusy(false);
  }

  async #resumeFromServer(): Promise<void> {
    if (this.#isBusy || this.#view) return;
    this.#resume(await this.#frame.client.round().catch(() => null));
  }

  #setBusy(isBusy: boolean): void {
    this.#isBusy = isBusy;
    this.#bar.lock(isBusy || this.#view !== null);
    if (this.#view) this.#bar.showBet(this.#view.hands.reduce((sum, hand) => sum + hand.stake, this.#view.insurance));
    this.#root.classList.toggle('in-hand', this.#view !== null || isBusy);
    this.#showMoves(isBusy);
  }

  #showMoves(isBusy: boolean): void {
    const { blackjack } = this.#frame.texts;
    const view = this.#view;
    if (!view) return this.#moves.replaceChildren();
    if (view.phase === 'insurance') {
      const cost = this.#frame.money(view.stake / 2);
      this.#outcome.textContent = blackjack.insurance(cost);
      const answer = (label: string, take: boolean) =>
        button('move', label, [label], () => void this.#act('insurance', take));
      const insure = answer(blackjack.insure, true);
      this.#moves.replaceChildren(answer(blackjack.noInsurance, false), insure);
      for (const move of this.#moves.querySelectorAll('button')) move.disabled = isBusy;
      insure.disabled ||= !this.#isWithin(this.#costOf('insurance', true, view), view);
    } else {
      this.#outcome.textContent = '';
      this.#moves.replaceChildren(
        ...(['hit', 'stand', 'double', 'split'] as const).map((type) => {
          const move = button(
            type === 'hit' ? 'move primary' : 'move',
            blackjack[type],
            [icon(ICONS[type]), blackjack[type]],
            () => void this.#act(type),
          );
          move.disabled =
            isBusy || !view.actions.includes(type) || !this.#isWithin(this.#costOf(type, false, view), view);
          return move;
        }),
      );
    }
  }

  /** Whether the round may stake so much more: a bonus in play allows only so much. */
  #isWithin(more: number, view: BlackjackView): boolean {
    const most = this.#frame.highestStake;
    const staked = view.hands.reduce((sum, hand) => sum + hand.stake, view.insurance);
    return more === 0 || most === null || staked + more <= most;
  }
}
