import { parseAmount } from '@cosmodrome/rules/money/parse-amount';
import { bankAccountError } from '@cosmodrome/rules/cashbox/bank-account';
import { cardSummary, readCardExpiry, readCardNumber } from '@cosmodrome/rules/cashbox/card';
import type { Clock } from '@cosmodrome/rules/clock';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { CHALLENGE_CODE, outcomeOf } from './card-outcome.ts';
import { transfer } from './chain.ts';
import {
  bettingPage,
  cardPage,
  chainPage,
  challengePage,
  gonePage,
  sentPage,
  transferPage,
  voucherPage,
  walletPage,
} from './pages.ts';
import { challenge, sendTransfer, settle, type Payment, type Settlement } from './payments.ts';
import type { SandboxTables } from './tables.ts';
import type { Texts } from './texts/texts.ts';
import { readVoucherCode, voucherRefusal } from './voucher-outcome.ts';

type Form = Readonly<Record<string, string>>;
type Step = (payment: Payment, form: Form, reply: FastifyReply) => Promise<unknown>;

const html = (reply: FastifyReply, body: string, status = 200): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(body);

/** The first page of a payment that is not made with coins. */
const pages: Readonly<Partial<Record<Payment['kind'], (payment: Payment) => string>>> = {
  cards: cardPage,
  direct: walletPage,
  bank_transfer: transferPage,
  voucher: voucherPage,
};

const back = (payment: Payment, reply: FastifyReply): FastifyReply => reply.redirect(payment.return_url ?? '/', 303);

/** The pages a player sees. They are plain forms: a reference names the payment, nothing names the player. */
export function addPageRoutes(app: FastifyInstance, db: Kysely<SandboxTables>, clock: Clock): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const find = (reference: string): Promise<Payment | undefined> =>
    db.selectFrom('sandbox_payments').selectAll().where('reference', '=', reference).executeTakeFirst();

  type Params = { Params: { reference: string } };
  const step = (path: string, run: Step): void => {
    app.post<Params>(`/sandbox/pay/:reference/${path}`, async (request: FastifyRequest<Params>, reply) => {
      const payment = await find(request.params.reference);
      if (!payment) return html(reply, gonePage('en'), 404);
      if (payment.state === 'done') return back(payment, reply);
      return run(payment, (request.body ?? {}) as Form, reply);
    });
  };

  app.get<Params>('/sandbox/pay/:reference', async (request, reply) => {
    const payment = await find(request.params.reference);
    if (!payment || payment.action !== 'deposit') return html(reply, gonePage(payment?.locale ?? 'en'), 404);
    if (payment.kind === 'crypto')
      return html(reply, payment.state === 'done' ? sentPage(payment) : chainPage(payment));
    if (payment.state === 'done') return html(reply, gonePage(payment.locale), 410);
    if (payment.state === 'challenged') return html(reply, challengePage(payment));
    return html(reply, (pages[payment.kind] ?? walletPage)(payment));
  });

  app.get<{ Params: { '*'?: string } }>('/sandbox/betting/*', (request, reply) => {
    const [language = ''] = (request.headers['accept-language'] ?? '').split(/[,;]/, 1);
    return html(reply, bettingPage(localeOf(language), request.params['*'] ?? ''));
  });

  const end = async (payment: Payment, settlement: Settlement, reply: FastifyReply): Promise<FastifyReply> => {
    await settle(db, payment, settlement, clock.now());
    return back(payment, reply);
  };

  step('cancel', (payment, _form, reply) => end(payment, { event: 'canceled', reason: 'canceled_by_player' }, reply));
  step('card', (payment, form, reply) => chargeCard(payment, form, reply));
  step('challenge', async (payment, form, reply) => {
    if (payment.state !== 'challenged') return html(reply, cardPage(payment), 409);
    if (form['code']?.trim() !== CHALLENGE_CODE) return html(reply, challengePage(payment, 'wrongCode'), 422);
    const pending = await takePendingCard(payment);
    return end(payment, { event: 'confirmed', ...(pending && { profile: pending }) }, reply);
  });
  step('wallet', (payment, form, reply) => {
    const account = form['account']?.trim() ?? '';
    if (account === '') return Promise.resolve(html(reply, walletPage(payment, 'account_missing'), 422));
    const none = { first6: null, last4: null, expiry_month: null, expiry_year: null };
    return end(payment, { event: 'confirmed', profile: { title: account.slice(0, 40), ...none } }, reply);
  });
  step('voucher', (payment, form, reply) => {
    const code = readVoucherCode(form['code'] ?? '');
    if (code === undefined) return Promise.resolve(html(reply, voucherPage(payment, 'voucher_invalid'), 422));
    const reason = voucherRefusal(code);
    return end(payment, reason === null ? { event: 'confirmed' } : { event: 'declined', reason }, reply);
  });
  step('transfer', async (payment, form, reply) => {
    const refused = (key: keyof Texts) => html(reply, transferPage(payment, key), 422);
    const account = form['account'] ?? '';
    if (bankAccountError(account, payment.currency)) return refused('account_invalid');
    const amount = parseAmount(form['amount'] ?? '', payment.currency);
    if ('error' in amount || amount.amount <= 0) return refused('amount_invalid');
    await sendTransfer(db, payment, { account, amount: BigInt(amount.amount) }, clock.now());
    return back(payment, reply);
  });
  step('chain', async (payment, form, reply) => {
    const amount = parseAmount(form['amount'] ?? '', payment.coin?.code ?? payment.currency);
    if ('error' in amount || amount.amount <= 0) return html(reply, chainPage(payment, 'amount_invalid'), 422);
    await transfer(db, payment, BigInt(amount.amount), clock.now());
    return html(reply, sentPage(payment));
  });

  async function chargeCard(payment: Payment, form: Form, reply: FastifyReply): Promise<FastifyReply> {
    const refuse = (key: keyof Texts): FastifyReply => html(reply, cardPage(payment, key), 422);
    const number = readCardNumber(form['number'] ?? '');
    if ('error' in number) return refuse(number.error);
    const expiry = readCardExpiry(form['expiry'] ?? '', clock.now());
    if ('error' in expiry) return refuse(expiry.error);
    if (!/^\d{3,4}$/.test(form['cvc'] ?? '')) return refuse('cvc_invalid');
    const outcome = outcomeOf(number.digits);
    const summary = cardSummary(number.digits);
    const profile = {
      ...summary,
      title: `•••• ${summary.last4}`,
      expiry_month: expiry.month,
      expiry_year: expiry.year,
    };
    if (outcome.declined) return end(payment, { event: 'declined', reason: outcome.declined }, reply);
    if (!outcome.challenge) return end(payment, { event: 'confirmed', profile, outcome }, reply);
    await db.transaction().execute(async (trx) => {
      await challenge(trx, payment);
      await trx
        .insertInto('sandbox_profiles')
        .values({ token: pendingToken(payment), profile: JSON.stringify({ ...profile, token: pendingToken(payment) }) })
        .onConflict((conflict) => conflict.column('token').doNothing())
        .execute();
    });
    return reply.redirect(`/sandbox/pay/${payment.reference}`, 303);
  }

  async function takePendingCard(payment: Payment): Promise<Settlement['profile']> {
    const row = await db
      .deleteFrom('sandbox_profiles')
      .where('token', '=', pendingToken(payment))
      .returning('profile')
      .executeTakeFirst();
    if (!row) return undefined;
    const { token: _token, ...profile } = row.profile;
    return profile;
  }
}

/** A language as a browser asks for it, by which texts are found; English for what is none. */
const localeOf = (asked: string): string => (/^[a-z]{2}(?:-[A-Z]{2})?$/.test(asked) ? asked : 'en');

/** Where the card of a challenged payment waits; never handed out. */
const pendingToken = (payment: Payment): string => `pending:${payment.payment_id}`;
