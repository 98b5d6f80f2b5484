import type { CallName } from '@cosmodrome/contract/calls';
import type { Gift } from '@cosmodrome/contract/http/gifts';
import type { Connection, Database } from '@cosmodrome/database';
import type { Facts } from '@cosmodrome/rules/achievements/facts';
import type { Clock } from '@cosmodrome/rules/clock';
import type {
  IdentityTables,
  Captcha,
  PasswordCost,
  RegistrationChoice,
  Sessions,
  SignInThrottle,
  SocketTokens,
} from './identity/index.ts';
import type { Admission } from './admission.ts';
import type { OpenMail } from './adapters/mail/open.ts';
import type { Withdrawal } from './cashbox/index.ts';
import type { Policies, Site, Sites } from './content/index.ts';
import type { Contents } from './generated/contents.ts';
import type { GiftReader } from './gift.ts';
import type { OriginEnvironment } from './kernel/config.ts';
import type { Handlers, Refusal } from './kernel/http/handler.ts';
import type { Job } from './kernel/jobs.ts';
import type { Log } from './kernel/log.ts';
import type { Messages } from './kernel/messages.ts';
import type { BulkHandler, Handler, Relay } from './kernel/outbox/index.ts';
import type { PublicMessage } from './kernel/socket/index.ts';
import type { Ledger } from './ledger/index.ts';
import type { RefusedBet } from './play/index.ts';
import type { PolicyHere } from './policy-of.ts';
import type { Deliverers, Prizes } from './prizes/index.ts';

/** Wagering of the bonus in play in each currency that has one, in minor units. */
export type Wagering = ReadonlyMap<string, { wager_requirement_cents: number; wagered_cents: number }>;

/** What is asked of all systems at once. Each hook of `System` that is optional there is put together here, and only here. */
export interface Hooks {
  /** Why the player may not pay this in, in the payment's transaction. */
  readonly depositRefusal: (trx: Connection, deposit: WantedDeposit, now: Date) => Promise<Refusal | null>;
  /** The least that a system leaves room for of a payment; null when none limits it. */
  readonly depositRoom: (
    trx: Connection,
    payment: { playerId: number; currency: string; paymentId: string },
    now: Date,
  ) => Promise<bigint | null>;
  /** Whether a system has a question that comes before the first deposit. */
  readonly asksBeforeDeposit: (trx: Connection, playerId: number) => Promise<boolean>;
  readonly fieldsBeforePlay: (playerId: number, host: string) => Promise<readonly string[]>;
  readonly onRefusedBet: (bet: RefusedBet) => void;
  readonly welcome: (trx: Connection, playerId: number, choice: RegistrationChoice) => Promise<void>;
  readonly onClosing: (trx: Connection, playerId: number) => Promise<void>;
  readonly fieldContexts: () => Readonly<Record<string, readonly string[]>>;
  readonly ownData: (playerId: number) => Promise<Readonly<Record<string, unknown>>>;
  readonly wageringOf: (playerId: number) => Promise<Wagering>;
  /** What all systems know of what a player has done once. */
  readonly facts: (playerId: number) => Promise<Facts>;
  readonly gifts: (reader: GiftReader) => Promise<readonly Gift[]>;
  /** The highest that a system promises to a player of these groups; null when none does. */
  readonly cashbackShareBp: (groups: readonly string[]) => number | null;
  readonly automaticPayoutEurCents: (groups: readonly string[]) => number | null;
  readonly beforeWithdrawal: (playerId: number) => Promise<void>;
  readonly onWithdrawal: (trx: Connection, withdrawal: Withdrawal) => Promise<void>;
}

/** What every system is made from. */
export interface OriginCore {
  environment: OriginEnvironment;
  database: Database<IdentityTables>;
  clock: Clock;
  log: Log;
  /** Signs and seals; the same on all nodes. */
  secret: string;
  messages: Messages;
  /** What an operator wrote for systems, each in a folder of its name; it holds on every host. */
  content: Contents;
  /** The site of names that no file lists. */
  site: Site;
  sites: Sites;
  /** What each licence asks to protect players. A host's licence is a visitor's; an account keeps its own. */
  policies: Policies;
  /** The policy of an account on a host. */
  policyHere: PolicyHere;
  isRestricted: (country: string, host: string) => boolean;
  passwordCost: PasswordCost;
  ledger: Ledger;
  relay: Relay;
  sessions: Sessions;
  /** What holds guesses at passwords and floods of letters and accounts up. */
  throttle: SignInThrottle;
  captcha: Captcha;
  socketTokens: SocketTokens;
  mail: OpenMail;
  /** Tells everybody on a public channel, on every node. */
  publish: (message: PublicMessage) => void;
  /** The one way to give something to a player. */
  prizes: Prizes;
  /** What a player may do, asked of all systems once they are made. */
  admission: Admission;
  /** What else is asked of all systems, once they are made. */
  hooks: Hooks;
}

/** A deposit that a player has asked for, in minor units of its currency. */
export interface WantedDeposit {
  readonly playerId: number;
  readonly currency: string;
  readonly amount: bigint;
}

/** What a system does once it is open. Everything is optional; what several bring of a kind is put together in hooks.ts. */
export interface System {
  /** Answers its calls of the contract. */
  handlers?: Handlers;
  /** Error keys for visitors from restricted countries, by call. */
  restrictionKeys?: Partial<Record<CallName, string>>;
  /** Outbox topics that are the system's private channels, and how a payload becomes the channel's data. */
  channels?: Readonly<Record<string, (payload: unknown) => unknown>>;
  /** Outbox topics that the system reacts to. */
  subscriptions?: Readonly<Record<string, Handler>>;
  /** The same for topics of which it takes many messages at once. */
  bulkSubscriptions?: Readonly<Record<string, BulkHandler>>;
  jobs?: readonly Job[];
  /** What it keeps about a player, as the player may take it away: under its own name. */
  ownData?: (playerId: number) => Promise<Readonly<Record<string, unknown>>>;
  /** What it knows of what the player has done once: achievements ask for it. Each fact is answered by one system. */
  facts?: (playerId: number) => Promise<Facts>;
  /** Fields of the profile that it asks for before something, by context (spec 3). */
  fieldContexts?: Readonly<Record<string, readonly string[]>>;
  /** Its reasons against what a player wants to do. */
  admission?: Partial<Admission>;
  /** Why the player may not pay this in: asked in the payment's transaction, under the player's lock. */
  depositRefusal?: (trx: Connection, deposit: WantedDeposit, now: Date) => Promise<Refusal | null>;
  /** How much it leaves room for of what a payment brought, in minor units; null where it does not limit it. Under the lock. */
  depositRoom?: (
    trx: Connection,
    payment: { playerId: number; currency: string; paymentId: string },
    now: Date,
  ) => Promise<bigint | null>;
  /** Whether it has a question that the player answers before the first deposit. In the payment's transaction. */
  asksBeforeDeposit?: (trx: Connection, playerId: number) => Promise<boolean>;
  /** Fields of the profile that it asks for before real play on a host, whatever the studio asks. */
  fieldsBeforePlay?: (playerId: number, host: string) => Promise<readonly string[]>;
  /** Hears of a stake that was refused. It must not fail. */
  onRefusedBet?: (bet: RefusedBet) => void;
  /**
   * What it does for an account in the transaction that opens or closes it, under the player's lock; it may refuse either.
   * Something that money can still come out of keeps an account open.
   */
  welcome?: (trx: Connection, playerId: number, choice: RegistrationChoice) => Promise<void>;
  onClosing?: (trx: Connection, playerId: number) => Promise<void>;
  /** The kinds of prizes that it delivers. */
  deliverers?: Deliverers;
  /** The wagering that it holds a player to, by currency. */
  wageringOf?: (playerId: number) => Promise<Wagering>;
  /**
   * What waits for a player, runs or is over, of the system's own kind (`giftOf`). Offers are taken out elsewhere when the player is
   * to be shown none, so they are simply listed as `issued`.
   */
  gifts?: (reader: GiftReader) => Promise<readonly Gift[]>;
  /** The share of a week's losses that comes back to a player of these groups, in hundredths of a per cent; null: the usual one. */
  cashbackShareBp?: (groups: readonly string[]) => number | null;
  /** Withdrawals of a day that need no person, in euro cents, for a player of these groups; null: the usual sum. */
  automaticPayoutEurCents?: (groups: readonly string[]) => number | null;
  /** What it does before the transaction of a withdrawal begins. */
  beforeWithdrawal?: (playerId: number) => Promise<void>;
  /** What it does before money is withdrawn, in the withdrawal's transaction and under the player's lock; it may refuse it. */
  onWithdrawal?: (trx: Connection, withdrawal: Withdrawal) => Promise<void>;
  /** Before the database is closed. */
  close?(): Promise<void>;
}

/** What does not add up, by what was compared: lists that are empty when the books are right. */
export type Differences = Readonly<Record<string, readonly unknown[]>>;

/** A system as its folder's `system.ts` defines it; `npm run generate` lists the definitions of all that systems.ts names. */
export interface SystemDefinition {
  /** As in systems.ts. */
  readonly name: string;
  /** Compares what it keeps with the books, for the operator's command `reconcile`; nothing has to be open for it. */
  readonly reconcile?: (connection: Connection) => Promise<Differences>;
  /**
   * Opens it, after the systems that it uses. What others need of it, it sets as a `Service`.
   * @throws when its content or what the database holds is wrong; the start ends there
   */
  open(core: OriginCore): System | Promise<System>;
}

export const defineSystem = (definition: SystemDefinition): SystemDefinition => definition;
