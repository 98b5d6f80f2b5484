import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CONTENT = join(import.meta.dirname, '../../../../../content');
const campaign = {
  for: 'coupon',
  title: { en: 'Another bonus', de: 'Noch ein Bonus' },
  amounts: { EUR: 300 },
  wager: 2,
  max_stakes: { EUR: 200 },
  max_wins: null,
  starts_at: null,
  ends_at: null,
  days_to_take: 5,
  days_to_wager: 3,
  groups: null,
};

/** The content of the site, with coupons of all kinds beside its own. */
export function contentWithCoupons(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(CONTENT, folder, { recursive: true, filter: (from) => !from.includes('node_modules') });
  const coupons = [
    { id: 'over', code: 'TOOLATE', ends_at: '2026-11-01T00:00:00Z' },
    { id: 'early', code: 'TOOEARLY', starts_at: '2027-11-01T00:00:00Z' },
    { id: 'theirs', code: 'FORVIPS', groups: ['759'] },
    { id: 'dollars', code: 'DOLLARS', amounts: { USD: 300 }, max_stakes: { USD: 200 } },
    { id: 'small', code: 'SMALL' },
  ];
  for (const coupon of coupons) {
    writeFileSync(join(folder, 'bonuses', `${coupon.id}.json`), JSON.stringify({ ...campaign, ...coupon }));
  }
  return folder;
}
