import { io, type Socket } from 'socket.io-client';
import type { CrashServerEvents, CrashSettled, CrashTable } from '../../api/calls.ts';
import { curve, type Curve } from '@cosmodrome/maths/crash/curve';

/** The shared table as this frame sees it: the server's word, and the server's clock between two words. */
export class TableFeed {
  readonly curve: Curve;
  readonly #socket: Socket<CrashServerEvents, Record<never, never>>;
  /** Server time minus own time; the smallest delay seen is the best guess. */
  #ahead = Number.NEGATIVE_INFINITY;
  table: CrashTable | null = null;
  onTable: (table: CrashTable) => void = () => undefined;
  onSettled: (settled: CrashSettled) => void = () => undefined;
  onConnection: (isLost: boolean) => void = () => undefined;

  constructor(bearer: string, growth: number) {
    this.curve = curve(growth);
    const { origin } = new URL(location.href);
    this.#socket = io(`${origin}/arcade-crash`, {
      path: '/arcade/socket',
      auth: { bearer },
      transports: ['websocket', 'polling'],
    });
    this.#socket.on('table', (table) => {
      this.#ahead = Math.max(this.#ahead, table.now - Date.now());
      this.table = table;
      this.onTable(table);
    });
    this.#socket.on('settled', (settled) => this.onSettled(settled));
    this.#socket.on('connect', () => this.onConnection(false));
    this.#socket.on('disconnect', () => this.onConnection(true));
  }

  /** Milliseconds on the server's clock. */
  now(): number {
    return Date.now() + (Number.isFinite(this.#ahead) ? this.#ahead : 0);
  }

  /** What the curve shows now, in hundredths. */
  multiplier(): number {
    const { table } = this;
    if (!table || table.phase === 'betting') return 100;
    if (table.crash_point !== null) return table.crash_point;
    return this.curve.multiplierAt(this.now() - table.flies_at);
  }

  /** Between the end of the window and the word that the rocket has left, it flies already. */
  phase(): CrashTable['phase'] {
    const { table } = this;
    if (!table) return 'betting';
    return table.phase === 'betting' && this.now() >= table.flies_at ? 'flying' : table.phase;
  }
}
