import type { Connection } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import { HOUR_MS } from '@cosmodrome/rules/durations';
import { LATEST_WINNERS, TOP_WINNERS, TOP_WINNERS_HOURS } from '@cosmodrome/rules/lobby/winners';
import type { Games } from '../games/index.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { remembered } from '../kernel/remembered.ts';
import { presentWinner } from './present.ts';
import { latestWins, topWins, type WinRow } from './store.ts';

export interface LobbyOptions {
  readonly connection: Connection;
  readonly games: Games;
  readonly clock: Clock;
}

/** Everybody who opens the lobby asks; the answers are the same for all of them. */
const LATEST_FRESH_MS = 2_000;
const TOP_FRESH_MS = 15_000;

export function lobbyCalls({ connection, games, clock }: LobbyOptions): Handlers {
  const latest = remembered(clock, LATEST_FRESH_MS, () => latestWins(connection, LATEST_WINNERS));
  const top = remembered(clock, TOP_FRESH_MS, () =>
    topWins(connection, new Date(clock.now().getTime() - TOP_WINNERS_HOURS * HOUR_MS), TOP_WINNERS),
  );
  const present = (rows: readonly WinRow[]) => rows.flatMap((row) => presentWinner(row, games) ?? []);
  return {
    'lobby.latestWinners': async () => present(await latest()),
    'lobby.topWinners': async () => present(await top()),
  };
}
