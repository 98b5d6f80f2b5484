import { Envelope } from '@cosmodrome/contract/channel';
import type { CallAnswer } from '@cosmodrome/contract/calls';

/** What stands before a packet of the real-time channel: how the connection goes on, a greeting, a refusal, an event. */
const PING = '2';
const PONG = '3';
const GREETING = '40';
const REFUSED = '44';
const EVENT = '42';

/** Node's own sockets take headers; the types are those of a browser's, which take none. */
const withHeaders = (headers: Record<string, string>): string[] => ({ headers }) as unknown as string[];

/** A visitor's connection to the real-time channel, with nothing but what the protocol needs. */
export class BoardSocket {
  /** When a board came, in milliseconds of this process, by the moment at which the origin sent it. */
  readonly boards = new Map<string, number>();
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  /** Connects as a guest from an address of its own, which a proxy in front would say, and notes boards from then on. */
  static open(
    url: string,
    from: string,
    { timestamp, token }: CallAnswer<'identity.settings'>['cent'],
  ): Promise<BoardSocket> {
    const address = new URL('/socket.io/?EIO=4&transport=websocket', url);
    address.protocol = 'ws:';
    const socket = new WebSocket(address, withHeaders({ 'x-forwarded-for': from }));
    const own = new BoardSocket(socket);
    return new Promise((resolve, reject) => {
      socket.addEventListener('error', () => reject(new Error('a socket was refused')));
      socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
        if (data.startsWith('0')) socket.send(GREETING + JSON.stringify({ timestamp, token }));
        else if (data === PING) socket.send(PONG);
        else if (data.startsWith(GREETING)) resolve(own);
        else if (data.startsWith(REFUSED)) reject(new Error(`a socket was refused: ${data}`));
        else if (data.startsWith(EVENT)) own.#take(data.slice(EVENT.length));
      });
    });
  }

  close(): void {
    this.#socket.close();
  }

  #take(text: string): void {
    const [event, body] = JSON.parse(text) as [string, unknown];
    if (event !== 'message') return;
    const { channel, at } = Envelope.parse(body);
    if (channel === 'public:tournaments_boards') this.boards.set(at, performance.now());
  }
}
