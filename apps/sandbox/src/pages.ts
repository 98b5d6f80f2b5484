import { formatMoney, toDecimal } from '@cosmodrome/rules/money/format';
import { displayUnit } from '@cosmodrome/rules/money/currencies';
import { OWN_ACCOUNT, testAccounts, transferReference } from './bank-outcome.ts';
import { CHALLENGE_CODE, testCards } from './card-outcome.ts';
import type { Payment } from './payments.ts';
import { textsOf, type Texts } from './texts/texts.ts';
import { testVouchers } from './voucher-outcome.ts';

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The style sheet of every page, allowed by its hash in the page's policy. */
export const style = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:#eef1f6;color:#16202e;font:16px/24px system-ui,sans-serif}
main{max-width:460px;margin:0 auto;padding:32px 16px 56px}
h1{font-size:22px;line-height:28px;margin:0 0 4px}
.note{color:#4b586b;font-size:14px;line-height:20px;margin:0 0 20px}
.sum{font-size:32px;line-height:40px;font-weight:650;margin:0 0 20px;overflow-wrap:anywhere}
form,.panel{background:#fff;border-radius:16px;padding:20px;margin:0 0 16px}
label{display:block;font-size:14px;font-weight:600;margin:0 0 12px}
input{display:block;width:100%;height:48px;margin-top:4px;padding:0 12px;border:1px solid #8a97aa;border-radius:10px;font:inherit}
.two{display:grid;grid-template-columns:1fr 1fr;gap:12px;align-items:end}
button,.button{display:block;width:100%;min-height:48px;border:0;border-radius:10px;background:#1d4ed8;color:#fff;font:600 16px/48px system-ui,sans-serif;text-align:center;text-decoration:none;cursor:pointer}
button.quiet{background:none;color:#1d4ed8}
:focus-visible{outline:3px solid #0b7285;outline-offset:2px}
.error{background:#fdecec;color:#8c1d18;border-radius:10px;padding:10px 12px;margin:0 0 12px}
ul{list-style:none;margin:0;padding:0;font-size:14px;line-height:20px}
li{padding:6px 0;display:flex;justify-content:space-between;gap:12px;flex-wrap:wrap}
code{font-size:14px;overflow-wrap:anywhere}
`;

function page(locale: string, title: string, body: string): string {
  const t = textsOf(locale);
  return `<!doctype html><html lang="${escape(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${style}</style></head><body><main><h1>${escape(title)}</h1><p class="note">${escape(t.notReal)}</p>${body}</main></body></html>`;
}

const error = (t: Texts, key: keyof Texts | undefined): string =>
  key ? `<p class="error" role="alert">${escape(t[key])}</p>` : '';

const cancel = (payment: Payment, t: Texts): string =>
  payment.return_url
    ? `<form method="post" action="/sandbox/pay/${payment.reference}/cancel"><button class="quiet">${escape(t.cancel)}</button></form>`
    : '';

const sum = (payment: Payment): string => {
  const { code, amount_cents } = payment.coin ?? { code: payment.currency, amount_cents: Number(payment.amount_cents) };
  return `<p class="sum">${escape(formatMoney(amount_cents, code, payment.locale).text)}</p>`;
};

const field = (name: string, label: string, more: string): string =>
  `<label>${escape(label)}<input name="${name}" required ${more}></label>`;

/** What can be tried on a page, and what comes of it. */
const help = (title: string, list: readonly (readonly [code: string, outcome: string])[]): string => {
  const items = list.map(([code, outcome]) => `<li><code>${code}</code> <span>${escape(outcome)}</span></li>`).join('');
  return `<div class="panel"><strong>${escape(title)}</strong><ul>${items}</ul></div>`;
};

export function cardPage(payment: Payment, failure?: keyof Texts): string {
  const t = textsOf(payment.locale);
  const form = [
    `<form method="post" action="/sandbox/pay/${payment.reference}/card">`,
    error(t, failure),
    field('number', t.number, 'inputmode="numeric" autocomplete="cc-number" maxlength="23"'),
    '<div class="two">',
    field('expiry', t.expiry, 'autocomplete="cc-exp" maxlength="7" placeholder="12/30"'),
    field('cvc', t.cvc, 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"'),
    '</div>',
    `<button>${escape(t.pay)}</button></form>`,
  ].join('');
  const cards = testCards.map(({ number, label }) => [number, t[label as keyof Texts]] as const);
  return page(payment.locale, t.bank, sum(payment) + form + cancel(payment, t) + help(t.testCards, cards));
}

export function challengePage(payment: Payment, failure?: keyof Texts): string {
  const t = textsOf(payment.locale);
  const form = [
    `<form method="post" action="/sandbox/pay/${payment.reference}/challenge">`,
    error(t, failure),
    `<p>${escape(t.codeHint)} <strong>${CHALLENGE_CODE}</strong></p>`,
    field('code', t.code, 'inputmode="numeric" autocomplete="one-time-code" maxlength="6"'),
    `<button>${escape(t.confirm)}</button></form>`,
  ].join('');
  return page(payment.locale, t.bank, sum(payment) + form + cancel(payment, t));
}

export function walletPage(payment: Payment, failure?: keyof Texts): string {
  const t = textsOf(payment.locale);
  const form = [
    `<form method="post" action="/sandbox/pay/${payment.reference}/wallet">`,
    error(t, failure),
    field('account', t.account, 'autocomplete="username" maxlength="40"'),
    `<button>${escape(t.agree)}</button></form>`,
  ].join('');
  return page(payment.locale, t.wallet, sum(payment) + form + cancel(payment, t));
}

export function voucherPage(payment: Payment, failure?: keyof Texts): string {
  const t = textsOf(payment.locale);
  const form = [
    `<form method="post" action="/sandbox/pay/${payment.reference}/voucher">`,
    error(t, failure),
    field('code', t.voucherCode, 'inputmode="numeric" autocomplete="off" maxlength="23"'),
    `<button>${escape(t.pay)}</button></form>`,
  ].join('');
  const codes = testVouchers.map(({ code, label }) => [code, t[label]] as const);
  return page(payment.locale, t.voucher, sum(payment) + form + cancel(payment, t) + help(t.testVouchers, codes));
}

/** Where the money has to go, and a form that stands for the player's own bank, where it is sent from. */
export function transferPage(payment: Payment, failure?: keyof Texts): string {
  const t = textsOf(payment.locale);
  const unit = displayUnit(payment.currency);
  const facts = [
    [t.receiver, t.bank],
    [t.iban, OWN_ACCOUNT],
    [t.purpose, transferReference(payment.payment_id)],
  ] as const;
  const form = [
    `<div class="panel"><strong>${escape(t.transferTo)}</strong><ul>`,
    ...facts.map(([name, value]) => `<li><span>${escape(name)}</span> <code>${escape(value)}</code></li>`),
    `</ul><p>${escape(t.transferTime)}</p></div>`,
    `<form method="post" action="/sandbox/pay/${payment.reference}/transfer">`,
    error(t, failure),
    field('account', t.from, 'autocomplete="off" maxlength="48"'),
    field(
      'amount',
      `${t.amount}, ${unit.label}`,
      `inputmode="decimal" value="${toDecimal(payment.amount_cents, unit.subunits)}"`,
    ),
    `<button>${escape(t.sendTransfer)}</button></form>`,
  ].join('');
  const accounts = testAccounts.map(({ account, label }) => [account, t[label]] as const);
  return page(payment.locale, t.transfer, sum(payment) + form + cancel(payment, t) + help(t.testAccounts, accounts));
}

export function chainPage(payment: Payment, failure?: keyof Texts): string {
  const t = textsOf(payment.locale);
  const coin = payment.coin;
  if (!coin) return gonePage(payment.locale);
  const unit = displayUnit(coin.code);
  const form = [
    `<form method="post" action="/sandbox/pay/${payment.reference}/chain">`,
    error(t, failure),
    `<p>${escape(t.to)}<br><code>${escape(coin.address)}</code></p>`,
    field(
      'amount',
      `${t.amount}, ${unit.label}`,
      `inputmode="decimal" value="${toDecimal(coin.amount_cents, unit.subunits)}"`,
    ),
    `<button>${escape(t.send)}</button></form>`,
  ].join('');
  return page(payment.locale, t.chain, sum(payment) + form);
}

export function sentPage(payment: Payment): string {
  const t = textsOf(payment.locale);
  const back = payment.return_url ? `<a class="button" href="${escape(payment.return_url)}">${escape(t.back)}</a>` : '';
  return page(payment.locale, t.chain, `<div class="panel"><p>${escape(t.sent)}</p>${back}</div>`);
}

/** Where the casino leads for sports; nothing can be bet on. */
export function bettingPage(locale: string, place: string): string {
  const t = textsOf(locale);
  const where = place === '' ? escape(t.bettingFront) : `<code>${escape(place)}</code>`;
  return page(
    locale,
    t.betting,
    `<div class="panel"><p>${escape(t.bettingText)} ${where}</p><a class="button" href="/">${escape(t.back)}</a></div>`,
  );
}

export function gonePage(locale: string): string {
  const t = textsOf(locale);
  return page(
    locale,
    t.bank,
    `<div class="panel"><p>${escape(t.gone)}</p><a class="button" href="/">${escape(t.back)}</a></div>`,
  );
}
