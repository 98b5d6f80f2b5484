import { randomBytes } from 'node:crypto';
import { calls } from '@cosmodrome/contract/calls';
import { TELL_EVERY_MS } from '@cosmodrome/rules/tournaments/board';
import { contentWith } from '../../e2e/fixtures/content.ts';
import { freshDatabase, serverAddress, settingsOf } from '../bets/database.ts';
import { startCasino } from '../casino.ts';
import { row, type Outcome, type Run, type Table } from '../report/table.ts';
import { milliseconds, perSecond } from '../report/units.ts';
import { play } from '../wallet/play.ts';
import { GAME, seatPlayers, studioKey } from '../wallet/players.ts';
import { Studio } from '../wallet/studio.ts';
import { BoardSocket } from './socket.ts';

const SOCKETS = 2_000;
const AT_ONCE = 50;
/** As many as a board has places. */
const PLAYERS = 20;
const SECONDS = 10;

const often = (value: number): string => `${value.toFixed(2)} a second`;

/** What a board that changes all the time costs when 2,000 visitors look on: how often it is told, and how fast to all. */
async function measure({ blocks }: Run): Promise<Outcome> {
  const server = serverAddress();
  const own = await freshDatabase(server);
  const secret = randomBytes(32).toString('hex');
  const casino = await startCasino({
    DATABASE_URL: own.url,
    SESSION_SECRET: secret,
    TRUSTED_PROXIES: 'loopback',
    CONTENT_DIR: contentWith('tournaments/daily-lift-off.json', { games: { list: [GAME] } }),
  });
  const studio = new Studio(casino.url, studioKey(secret));
  const sockets: BoardSocket[] = [];
  try {
    const sessions = await seatPlayers(casino.url, own.url, studio, PLAYERS);
    const without = [await play(studio, sessions, SECONDS)];
    const settings = await fetch(new URL(calls['identity.settings'].path, casino.url));
    const { cent } = calls['identity.settings'].answers[200].parse(await settings.json());
    while (sockets.length < SOCKETS) {
      const more = Array.from({ length: AT_ONCE }, (_, at) =>
        BoardSocket.open(casino.url, `10.1.${sockets.length / AT_ONCE}.${at}`, cent),
      );
      sockets.push(...(await Promise.all(more)));
    }
    const [told, spread, beside]: [number[], number[], number[]] = [[], [], []];
    for (let block = 0; block < blocks; block += 1) {
      for (const { boards } of sockets) boards.clear();
      beside.push(await play(studio, sessions, SECONDS));
      told.push(Math.max(...sockets.map(({ boards }) => boards.size)) / SECONDS);
      spread.push(...spreads(sockets));
    }
    return {
      notes: [
        `${SOCKETS.toLocaleString('en')} guests on the real-time channel of one node while ${PLAYERS} players bet without a pause in a game of a tournament; casino, bets, sockets and PostgreSQL share the machine. Blocks of ${SECONDS} s. ${await settingsOf(server)}.`,
      ],
      rows: [
        row({
          what: 'boards told to a socket',
          values: told,
          write: often,
          goal: { atMost: 1_000 / TELL_EVERY_MS },
        }),
        row({
          what: 'from the first socket that has a board to the last',
          values: spread,
          write: milliseconds,
          goal: { atMost: TELL_EVERY_MS },
        }),
        row({
          what: 'bets meanwhile, beside those without sockets',
          values: beside,
          write: perSecond,
          reference: without,
        }),
      ],
    };
  } finally {
    for (const socket of sockets) socket.close();
    studio.close();
    await casino.stop();
    await own.drop();
  }
}

/** Of each board that every socket has: the milliseconds between its first and its last arrival. */
function spreads(sockets: readonly BoardSocket[]): number[] {
  const moments = [...(sockets[0]?.boards.keys() ?? [])].filter((at) => sockets.every(({ boards }) => boards.has(at)));
  if (moments.length === 0) throw new Error('no board reached every socket');
  return moments.map((at) => {
    const arrivals = sockets.map(({ boards }) => boards.get(at) ?? 0);
    return Math.max(...arrivals) - Math.min(...arrivals);
  });
}

export const boards: Table = { id: 'boards', title: 'Boards told', measure };
