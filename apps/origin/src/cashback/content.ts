import { join } from 'node:path';
import { cashbackSchema } from '@cosmodrome/content/schema/cashback.ts';
import { cashbackOf, type CashbackTerms } from '@cosmodrome/rules/cashback/terms';
import { readJson } from '../kernel/content-files.ts';

export function content(folder: string): CashbackTerms {
  const { share_bp: shareBp, least_cents: least } = readJson(cashbackSchema, join(folder, 'terms.json'));
  return { shareBp, least };
}

/** What pages may say of it, as a language writes it: its share, and what a loss of a hundred euros comes to. */
export function pageValues(terms: CashbackTerms, locale: string): Readonly<Record<string, string>> {
  const lost = 10_000;
  const back = Number(cashbackOf(BigInt(lost), terms));
  const euros = (cents: number): string =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100);
  return {
    cashback_share: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
      terms.shareBp / 10_000,
    ),
    cashback_lost: euros(lost),
    cashback_back: euros(back),
    cashback_left: euros(lost - back),
  };
}
