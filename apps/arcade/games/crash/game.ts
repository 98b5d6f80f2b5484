import type { CrashEvent, CrashHelp, CrashView as BetView } from '@cosmodrome/maths/crash/types';
import type { CrashSettled, CrashTable, OpenRound, PlayAnswer } from '../../api/calls.ts';
import type { BetBar } from '../../frame/shell/bar.ts';
import type { Frame } from '../../frame/shell/frame.ts';
import { Sky } from './sky.ts';
import { TableFeed } from './table.ts';
import { multiplierText, type CrashView } from './view.ts';

interface OwnBet {
  round: string;
  stake: number;
  auto: number | null;
  seat: string;
}

/** What one player does at the shared table, on top of what everybody sees. */
export class CrashGame {
  readonly #frame: Frame;
  readonly #bar: BetBar;
  readonly #view: CrashView;
  readonly #help: CrashHelp;
  readonly #feed: TableFeed;
  readonly #sky: Sky;
  #bet: OwnBet | null = null;
  #isAsking = false;
  /** A bet that waits for the next round: one press, one bet. */
  #isQueued = false;
  #ownSeat: string | null = null;
  #crashedAt = 0;
  #shownLabel = '';

  constructor(frame: Frame, bar: BetBar, view: CrashView) {
    this.#frame = frame;
    this.#bar = bar;
    this.#view = view;
    this.#help = frame.session.rules.help as CrashHelp;
    this.#feed = new TableFeed(frame.client.bearer, this.#help.growthPpm);
    this.#sky = new Sky(view.canvas);
    bar.balance(frame.balance);
    frame.onBalance = (balance) => bar.balance(balance);
    frame.onHighestStake = (most) => bar.limit(most);
    frame.onResume = () => void this.#resume();
    this.#feed.onTable = (table) => this.#onTable(table);
    this.#feed.onSettled = (settled) => this.#onSettled(settled);
    this.#feed.onConnection = (isLost) => frame.notice(isLost ? frame.texts.reconnecting : null);
    view.main.addEventListener('click', () => this.act());
    if (frame.session.round) void this.#take(frame.session.round);
    requestAnimationFrame(() => this.#draw());
  }

  /** The one button: bet, queue a bet, or cash out. */
  act(): void {
    if (this.#isAsking || this.#frame.isPaused) return;
    const phase = this.#feed.phase();
    if (this.#bet) {
      if (phase === 'flying') void this.#cashOut();
      return;
    }
    if (phase === 'betting') void this.#place();
    else this.#isQueued = !this.#isQueued;
  }

  async #resume(): Promise<void> {
    const round = await this.#frame.client.round().catch(() => null);
    if (round) await this.#take(round);
  }

  async #take(round: OpenRound): Promise<void> {
    const { stake, autoCashOut } = round.view as BetView;
    this.#bet = { round: round.id, stake, auto: autoCashOut, seat: await seatOf(round.id) };
    this.#ownSeat = this.#bet.seat;
    this.#bar.setStake(stake);
  }

  async #place(): Promise<void> {
    const stake = this.#bar.stake;
    const auto = this.#target();
    if (auto === false) return;
    this.#isAsking = true;
    this.#isQueued = false;
    this.#bar.win(0);
    const answer = await this.#frame.play({ type: 'bet', stake, autoCashOut: auto }, stake);
    this.#isAsking = false;
    if (!answer) return;
    this.#frame.sound.play('chip');
    this.#frame.settle(answer);
    this.#bet = { round: answer.round.id, stake, auto, seat: await seatOf(answer.round.id) };
    this.#ownSeat = this.#bet.seat;
    this.#frame.say(this.#frame.texts.crash.placed);
  }

  async #cashOut(): Promise<void> {
    this.#isAsking = true;
    const answer = await this.#frame.play({ type: 'cash-out' }, 0);
    this.#isAsking = false;
    if (answer) this.#finish(answer);
  }

  #finish(answer: PlayAnswer): void {
    if (!this.#bet) return;
    this.#frame.settle(answer);
    this.#show(answer.events as CrashEvent[], answer.win);
  }

  /** The table has ended the bet: a target reached, the crash, or a refund. */
  #onSettled(settled: CrashSettled): void {
    const bet = this.#bet;
    if (bet?.round !== settled.round) return;
    if (settled.balance !== null) this.#frame.setBalance(settled.balance);
    this.#frame.host.say({ type: 'round-end', round: settled.round, stake: bet.stake, win: settled.win });
    if (settled.refunded) {
      this.#bet = null;
      this.#frame.say(this.#frame.texts.crash.refunded(this.#frame.money(bet.stake)));
      this.#frame.notice(this.#frame.texts.crash.refunded(this.#frame.money(bet.stake)));
      setTimeout(() => this.#frame.notice(null), 6000);
      return;
    }
    this.#show(settled.events as CrashEvent[], settled.win);
  }

  #show(events: readonly CrashEvent[], win: number): void {
    const { texts, session, sound, money } = this.#frame;
    const stake = this.#bet?.stake ?? 0;
    this.#bet = null;
    const cashed = events.find((event) => event.kind === 'cash-out');
    const crash = events.find((event) => event.kind === 'crash');
    const { isCelebrated } = this.#frame.outcome(win, stake);
    this.#bar.win(win, isCelebrated);
    if (cashed) {
      if (isCelebrated) sound.play('win');
      this.#frame.say(texts.crash.cashedAt(multiplierText(cashed.multiplier, session.locale), money(win)));
    } else if (crash) this.#frame.say(texts.crash.lost(multiplierText(crash.point, session.locale)));
  }

  #onTable(table: CrashTable): void {
    if (table.phase === 'crashed' && this.#crashedAt !== table.number) {
      this.#crashedAt = table.number;
      this.#frame.sound.play('crash');
      // The word about the own bet may have been lost with the connection.
      if (this.#bet) void this.#recheck();
    }
    this.#view.table(table, this.#ownSeat);
    if (table.phase === 'betting' && this.#isQueued && !this.#bet && !this.#isAsking) void this.#place();
  }

  async #recheck(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 4000));
    if (!this.#bet) return;
    const round = await this.#frame.client.round().catch(() => undefined);
    if (round === null) this.#bet = null;
  }

  /** The target in hundredths, null without one, false when what is written is no target. */
  #target(): number | null | false {
    const { autoSwitch, autoTarget } = this.#view;
    if (!autoSwitch.checked) return null;
    const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(autoTarget.value.trim());
    const target = match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : 0;
    const isRight = target >= this.#help.lowestCashOut && target <= this.#help.highestCashOut;
    autoTarget.setAttribute('aria-invalid', String(!isRight));
    if (!isRight) {
      autoTarget.focus();
      return false;
    }
    return target;
  }

  #draw(): void {
    const feed = this.#feed;
    const { table } = feed;
    const phase = feed.phase();
    const multiplier = feed.multiplier();
    if (table) {
      const elapsed = feed.now() - table.flies_at;
      const climbed =
        phase === 'betting' ? 0 : phase === 'crashed' ? feed.curve.timeTo(multiplier) : Math.max(0, elapsed);
      this.#sky.draw({ phase, elapsed, climbed, growth: this.#help.growthPpm });
      this.#view.reading(multiplier, this.#state(phase, elapsed, multiplier), phase);
    }
    this.#label(phase, multiplier);
    requestAnimationFrame(() => this.#draw());
  }

  #state(phase: CrashTable['phase'], elapsed: number, multiplier: number): string {
    const { crash } = this.#frame.texts;
    const { locale } = this.#frame.session;
    if (phase === 'betting') {
      const seconds = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
      return crash.startsIn(seconds.format(Math.max(0, -elapsed) / 1000));
    }
    return phase === 'flying' ? crash.flying : crash.gone(multiplierText(multiplier, locale));
  }

  #label(phase: CrashTable['phase'], multiplier: number): void {
    const { crash } = this.#frame.texts;
    const { main } = this.#view;
    const canCashOut = this.#bet !== null && phase === 'flying';
    const text = canCashOut
      ? crash.cashOut(this.#frame.money(Math.floor(((this.#bet?.stake ?? 0) * multiplier) / 100)))
      : this.#bet
        ? crash.placed
        : this.#isQueued
          ? crash.waiting
          : crash.place(this.#frame.money(this.#bar.stake));
    if (text === this.#shownLabel) return;
    this.#shownLabel = text;
    main.textContent = text;
    main.setAttribute('aria-label', canCashOut ? crash.cashOut('') : text);
    main.disabled = this.#bet !== null && phase !== 'flying';
    main.classList.toggle('is-queued', this.#isQueued);
    this.#bar.lock(this.#bet !== null);
  }
}

/** The public name of an own bet, as the list of bets has it. */
async function seatOf(round: string): Promise<string> {
  // Only secure contexts have digests; elsewhere the own row is simply not lit.
  if (!('subtle' in crypto)) return '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(round));
  return [...new Uint8Array(digest).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
