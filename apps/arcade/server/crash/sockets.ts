import type { Server as HttpServer } from 'node:http';
import { Server, type Namespace } from 'socket.io';
import type { CrashServerEvents, CrashTable } from '../../api/calls.ts';
import type { SessionRow } from '../database/tables.ts';
import type { TableAudience } from './table.ts';

interface SocketData {
  session: SessionRow;
}
type CrashNamespace = Namespace<Record<never, never>, CrashServerEvents, Record<never, never>, SocketData>;

export interface CrashSocketsOptions {
  /** The session of a bearer, or null. */
  sessionOf(bearer: string): Promise<SessionRow | null>;
  isShared(game: string): boolean;
  /** Somebody came to a table: wakes it, and says how it stands. */
  joined(game: string): Promise<CrashTable | null>;
}

/** The sockets of the shared tables, on their own path so that they can stand beside others on the same port. */
export class CrashSockets {
  readonly #options: CrashSocketsOptions;
  #server: Server | null = null;
  #namespace: CrashNamespace | null = null;

  constructor(options: CrashSocketsOptions) {
    this.#options = options;
  }

  attach(httpServer: HttpServer): void {
    this.#server = new Server(httpServer, {
      path: '/arcade/socket',
      serveClient: false,
      // Frames are sandboxed: their origin is opaque, and the bearer alone opens the door.
      cors: { origin: '*' },
      destroyUpgrade: false,
      maxHttpBufferSize: 4096,
    });
    const namespace: CrashNamespace = this.#server.of('/arcade-crash');
    namespace.use((socket, next) => {
      const { bearer } = socket.handshake.auth as { bearer?: unknown };
      if (typeof bearer !== 'string') return next(new Error('session_unknown'));
      this.#options.sessionOf(bearer).then(
        (session) => {
          if (!session || !this.#options.isShared(session.game)) return next(new Error('session_unknown'));
          socket.data.session = session;
          next();
        },
        () => next(new Error('internal')),
      );
    });
    namespace.on('connection', (socket) => {
      const { session } = socket.data;
      void socket.join([session.game, ownerRoom(session.game, session.owner)]);
      this.#options.joined(session.game).then(
        (table) => table && socket.emit('table', table),
        () => socket.disconnect(true),
      );
    });
    this.#namespace = namespace;
  }

  audience(game: string): TableAudience {
    return {
      watchers: () => this.#namespace?.adapter.rooms.get(game)?.size ?? 0,
      showTable: (table) => void this.#namespace?.to(game).emit('table', table),
      tellOwner: (owner, settled) => void this.#namespace?.to(ownerRoom(game, owner)).emit('settled', settled),
    };
  }

  async close(): Promise<void> {
    this.#namespace?.disconnectSockets(true);
    // Only the engine: the HTTP server belongs to whoever opened it.
    this.#server?.engine.close();
    await this.#server?.of('/').adapter.close();
  }
}

const ownerRoom = (game: string, owner: string): string => `${game} ${owner}`;
