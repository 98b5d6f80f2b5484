import { BoundedMap } from '@cosmodrome/rules/bounded-map';
import type { CrashSettled, CrashTable } from '../../api/calls.ts';
import type { Game } from '../content/registry.ts';
import type { CrashRoundRow } from '../database/tables.ts';
import type { ArcadeDeps, Scheduler } from '../deps.ts';
import { chainFor, hashOf, sourceInChain } from './chain.ts';
import { beat } from './heartbeat.ts';
import { crashHistory, latestRound, openNextRound, PAUSE, unsettledRounds } from './rounds.ts';
import { seatsOf, shownSeats, type Seat } from './seats.ts';
import { settleRound } from './settle.ts';

/** Who listens to a table: everybody sees the table, an owner is told how the own bet ended. */
export interface TableAudience {
  /** How many watch now; with nobody watching and nothing to settle the table rests. */
  watchers(): number;
  showTable(table: CrashTable): void;
  tellOwner(owner: string, settled: CrashSettled): void;
}

/** At least this often a table with something going on looks at the database, in milliseconds. */
const HEARTBEAT = 1000;
/** Ended bets whose owners need not be told again; telling twice does no harm. */
const REMEMBERED = 10_000;

/**
 * One shared table, on one node. It keeps nothing that the database does not have: every node may run one for the same
 * game, the rows decide which round is on, and the clock decides where it stands.
 */
export class CrashTableDriver {
  readonly #deps: ArcadeDeps;
  readonly #game: Game;
  readonly #scheduler: Scheduler;
  readonly #audience: TableAudience;
  #turns: Promise<void> = Promise.resolve();
  #cancel: (() => void) | null = null;
  #isClosed = false;
  #isQueued = false;
  #shown = '';
  readonly #told = new BoundedMap<string, true>(REMEMBERED);

  constructor(deps: ArcadeDeps, game: Game, scheduler: Scheduler, audience: TableAudience) {
    this.#deps = deps;
    this.#game = game;
    this.#scheduler = scheduler;
    this.#audience = audience;
  }

  /** Does what is due now, after any turn under way; resolves when it is done. Several nudges make one turn. */
  nudge(): Promise<void> {
    if (!this.#isQueued) {
      this.#isQueued = true;
      this.#turns = this.#turns.then(() => this.#turn());
    }
    return this.#turns;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancel?.();
    await this.#turns;
  }

  /** The table as it is seen now; null before the first round. */
  async view(): Promise<CrashTable | null> {
    const round = await latestRound(this.#deps, this.#game.title.identifier);
    return round ? this.#viewOf(round) : null;
  }

  async #turn(): Promise<void> {
    this.#isQueued = false;
    if (this.#isClosed) return;
    this.#cancel?.();
    let wait: number | null = HEARTBEAT;
    try {
      wait = await this.#work();
    } catch (error) {
      this.#deps.log.error({ game: this.#game.title.identifier, reason: String(error) }, 'a shared table stumbled');
    }
    if (wait === null || this.#isClosed) return;
    this.#cancel = this.#scheduler.after(wait, () => void this.nudge());
  }

  /** @returns milliseconds until the next turn; null when the table may rest. */
  async #work(): Promise<number | null> {
    const game = this.#game.title.identifier;
    const isWatched = this.#audience.watchers() > 0;
    let unsettled = await unsettledRounds(this.#deps, game);
    if (!isWatched && unsettled.length === 0) return null;
    await beat(this.#deps, game);
    unsettled = await unsettledRounds(this.#deps, game);
    let due = this.#now() + HEARTBEAT;
    for (const round of unsettled) {
      due = Math.min(due, (await settleRound(this.#deps, this.#game, round)) ?? due);
      this.#tell(await seatsOf(this.#deps, round));
    }
    if (isWatched) due = Math.min(due, await this.#openWhenDue());
    await this.#show();
    return Math.max(1, due - this.#now());
  }

  async #openWhenDue(): Promise<number> {
    const latest = await latestRound(this.#deps, this.#game.title.identifier);
    const due = latest ? latest.crashes_at.getTime() + PAUSE : 0;
    // A round that was given back has no end to wait for.
    const isDue = latest?.status === 'refunded' || latest?.status === 'unstarted' || due <= this.#now();
    if (!isDue) return due;
    await openNextRound(this.#deps, this.#game, latest?.number ?? 0);
    return this.#now() + HEARTBEAT;
  }

  async #show(): Promise<void> {
    const round = await latestRound(this.#deps, this.#game.title.identifier);
    if (!round) return;
    const table = await this.#viewOf(round);
    const { now: _now, ...lasting } = table;
    const text = JSON.stringify(lasting);
    if (text === this.#shown) return;
    this.#shown = text;
    this.#audience.showTable(table);
  }

  async #viewOf(round: CrashRoundRow): Promise<CrashTable> {
    const [chain, seats, history] = await Promise.all([
      chainFor(this.#deps, round.game, round.number),
      seatsOf(this.#deps, round),
      crashHistory(this.#deps, round.game),
    ]);
    this.#tell(seats);
    const now = this.#now();
    const phase = this.#phase(round, now);
    const isOver = phase === 'crashed';
    return {
      now,
      number: round.number,
      phase,
      flies_at: round.flies_at.getTime(),
      crash_point: isOver ? round.crash_point : null,
      seed_hash: hashOf(chain, round.number),
      seed: isOver ? sourceInChain(chain, round.number).serverSeed : null,
      bets: shownSeats(seats),
      players: seats.length,
      history,
    };
  }

  #phase(round: CrashRoundRow, now: number): CrashTable['phase'] {
    if (now < round.flies_at.getTime()) return 'betting';
    return now < round.crashes_at.getTime() ? 'flying' : 'crashed';
  }

  /** Tells each owner once how the bet ended, whichever node ended it. */
  #tell(seats: readonly Seat[]): void {
    for (const { owner, ended } of seats) {
      if (!ended || this.#told.has(ended.round)) continue;
      this.#told.set(ended.round, true);
      this.#audience.tellOwner(owner, ended);
    }
  }

  #now(): number {
    return this.#deps.clock.now().getTime();
  }
}
