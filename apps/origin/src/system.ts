import type { CallName } from '@cosmodrome/contract/calls';
import type { Connection, Database } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import type { AccountTables, PasswordCost, RegistrationChoice, Sessions, SocketTokens } from './account/index.ts';
import type { OpenMail } from './adapters/mail/open.ts';
import type { Withdrawal } from './cashbox/index.ts';
import type { Policies, Site, Sites } from './content/index.ts';
import type { OriginEnvironment } from './kernel/config.ts';
import type { Handlers, Refusal } from './kernel/http/handler.ts';
import type { Job } from './kernel/jobs.ts';
import type { Log } from './kernel/log.ts';
import type { Messages } from './kernel/messages.ts';
import type { Handler, Relay } from './kernel/outbox/index.ts';
import type { PublicMessage } from './kernel/socket/index.ts';
import type { Ledger } from './ledger/index.ts';

/** What every system is made from. */
export interface OriginCore {
  environment: OriginEnvironment;
  database: Database<AccountTables>;
  clock: Clock;
  log: Log;
  /** Signs and seals; the same on all nodes. */
  secret: string;
  messages: Messages;
  /** What holds on every host: banners, jackpots. */
  site: Site;
  sites: Sites;
  /** What each licence asks to protect players. A host's licence is a visitor's; an account keeps its own. */
  policies: Policies;
  isRestricted: (country: string, host: string) => boolean;
  passwordCost: PasswordCost;
  ledger: Ledger;
  relay: Relay;
  sessions: Sessions;
  socketTokens: SocketTokens;
  mail: OpenMail;
  /** Tells everybody on a public channel, on every node. */
  publish: (message: PublicMessage) => void;
  /** All systems, once they are made: for what is asked of each of them. */
  systems: System[];
}

/** One system, ready to be composed. Everything but its calls is optional. */
export interface System {
  handlers: Handlers;
  /** Error keys for visitors from restricted countries, by call. */
  restrictionKeys?: Partial<Record<CallName, string>>;
  /** Outbox topics that are the system's private channels, and how a payload becomes the channel's data. */
  channels?: Readonly<Record<string, (payload: unknown) => unknown>>;
  /** Outbox topics that the system reacts to. */
  subscriptions?: Readonly<Record<string, Handler>>;
  jobs?: readonly Job[];
  /** What it keeps about a player, as the player may take it away: under its own name. */
  ownData?: (playerId: number) => Promise<Readonly<Record<string, unknown>>>;
  /** Fields of the profile that it asks for before something, by context (spec 3). */
  fieldContexts?: Readonly<Record<string, readonly string[]>>;
  /** Why the player may neither play nor pay in: calls that the contract closes to the excluded are refused with it. */
  exclusionOf?: (playerId: number) => Promise<Refusal | null>;
  /** Why the player is not old enough for a host, as far as is known: calls that the contract closes are refused with it. */
  ageRefusalOf?: (playerId: number, host: string) => Promise<Refusal | null>;
  /**
   * Whether the player is to be shown and given no offers on a host, or without one, by the account's
   * licence (player protection R32). Not in a transaction.
   */
  offersHeldBack?: (playerId: number, host: string | null) => Promise<boolean>;
  /**
   * What it does for an account in the transaction that opens or closes it, under the player's lock; it may refuse either.
   * Something that money can still come out of keeps an account open.
   */
  welcome?: (trx: Connection, playerId: number, choice: RegistrationChoice) => Promise<void>;
  onClosing?: (trx: Connection, playerId: number) => Promise<void>;
  /** What it does before the transaction of a withdrawal begins. */
  beforeWithdrawal?: (playerId: number) => Promise<void>;
  /** What it does before money is withdrawn, in the withdrawal's transaction and under the player's lock; it may refuse it. */
  onWithdrawal?: (trx: Connection, withdrawal: Withdrawal) => Promise<void>;
  /** Before the database is closed. */
  close?(): Promise<void>;
}

/** Makes a system of the core. Each system exports one from the list in systems.ts. */
export type SystemFactory = (core: OriginCore) => System | Promise<System>;
