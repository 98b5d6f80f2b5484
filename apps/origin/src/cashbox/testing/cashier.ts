import { randomBytes } from 'node:crypto';
import type { StartPayment } from '@cosmodrome/contract/http/cashbox';
import type { PaymentNotice } from '@cosmodrome/contract/payment-provider';
import { tablesOf, type Database } from '@cosmodrome/database';
import type { TestEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { fund, openBooks } from '../../../testing/books.ts';
import { details } from '../../../testing/origin.ts';
import type { ProfileTables } from '../../profile/index.ts';
import { ownKeys } from '../../adapters/payments/own-keys.ts';
import type { CallContext, Caller } from '../../kernel/http/handler.ts';
import { wallets } from '../../ledger/index.ts';
import { applyNotice, type NoticeOutcome } from '../commands/apply-notice.ts';
import { startCashout } from '../commands/start-cashout.ts';
import { startDeposit } from '../commands/start-deposit.ts';
import type { CashboxDependencies } from '../dependencies.ts';
import { findPayment, type PaymentRow } from '../store.ts';
import type { CashboxTables } from '../tables.ts';
import { notice, TestProvider } from './test-provider.ts';

export const CARD = {
  token: 'token-1',
  title: '•••• 4242',
  first6: '424242',
  last4: '4242',
  expiry_month: 12,
  expiry_year: 2030,
};

const depositKeys = ownKeys(randomBytes(32).toString('hex'));
const START = '2026-11-21T12:00:00Z';

/** A cashbox on books of its own, with a provider that the test leads and one player at a time. */
export class Cashier {
  readonly clock = new ManualClock(START);
  readonly books: Database<CashboxTables>;
  provider = new TestProvider(this.clock);
  on: CashboxDependencies;
  playerId = 0;

  constructor(books: Database<CashboxTables>) {
    this.books = books;
    this.on = this.#dependencies();
  }

  #dependencies(): CashboxDependencies {
    const { books, clock, provider } = this;
    return { connection: books.db, clock, provider, depositKeys, siteUrl: '', log: { error: () => undefined } };
  }

  /** Somebody new with 100 euro and 20 of a bonus, and a provider that has been asked nothing. */
  async next(money: { real: bigint; bonus?: bigint } = { real: 10_000n, bonus: 2_000n }): Promise<void> {
    this.playerId += 1;
    this.provider = new TestProvider(this.clock);
    this.on = this.#dependencies();
    await this.#openAccount(this.playerId);
    await fund(this.books, { playerId: this.playerId, currency: 'EUR', at: this.clock.now(), ...money });
  }

  /** Somebody known, under a licence that has every way to pay. */
  async #openAccount(id: number): Promise<void> {
    // As the table of players keeps it.
    const person = { ...details, date_of_birth: '1990-12-10' };
    const choices = { currency: 'EUR', language: 'en', receive_promos: false, receive_sms_promos: false };
    const account = { id, email: `player-${id}@example.com`, password_hash: '', license_name: 'CW' as const };
    await tablesOf<ProfileTables>(this.books.db)
      .insertInto('players')
      .values({ ...account, ...choices, ...person, country: 'DE', created_at: this.clock.now() })
      .execute();
  }

  context(more: Partial<CallContext<Caller>> = {}): CallContext<Caller> {
    return {
      caller: { playerId: this.playerId, sessionId: 's' },
      locale: 'en',
      ip: '127.0.0.1',
      host: 'casino.test',
      country: 'DE',
      restricted: false,
      userAgent: '',
      site: 'http://casino.test',
      idempotencyKey: null,
      version: 2,
      cookie: () => undefined,
      setCookie: () => undefined,
      setHeader: () => undefined,
      requestId: 'r',
      ...more,
    };
  }

  start(request: Partial<StartPayment>, idempotencyKey: string | null = null): Promise<PaymentRow> {
    const full: StartPayment = { action: 'deposit', method: 'card', currency: 'EUR', amount_cents: 5_000, ...request };
    const start = full.action === 'deposit' ? startDeposit : startCashout;
    return start(this.on, full, this.context({ idempotencyKey }));
  }

  /** Starts a cashout to a wallet: to the player's own unless a place is named. */
  cashOut(more: Partial<StartPayment> = {}, idempotencyKey: string | null = null): Promise<PaymentRow> {
    const fields = { wallet_account: `wallet of player ${this.playerId}` };
    return this.start({ action: 'cashout', method: 'e-wallet', fields, ...more }, idempotencyKey);
  }

  /** What the provider says of a payment. */
  hear(
    payment: Pick<PaymentRow, 'id'>,
    event: PaymentNotice['event'],
    facts: Partial<PaymentNotice> = {},
  ): Promise<NoticeOutcome> {
    return applyNotice(this.on, notice({ payment_id: payment.id, event, ...facts }));
  }

  async real(currency = 'EUR'): Promise<bigint> {
    const owned = await wallets(this.books.db, this.playerId);
    return owned.find((wallet) => wallet.currency === currency)?.real ?? -1n;
  }

  async find(id: string): Promise<PaymentRow> {
    const row = await findPayment(this.books.db, this.playerId, id);
    if (!row) throw new Error(`there is no payment ${id}`);
    return row;
  }
}

export const openCashier = async (engine: TestEngine): Promise<Cashier> =>
  new Cashier(await openBooks<CashboxTables>(engine));
