import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acrossShards, type Connection } from '@cosmodrome/database';
import type { Bonus } from '@cosmodrome/contract/http/bonuses';
import { expect } from 'vitest';
import { startCasino, testGame, type TestCasino, type TestCasinoOptions } from '../../../testing/casino.ts';
import type { TestClient } from '../../../testing/client.ts';
import { wallets } from '../../ledger/index.ts';
import type { PrizesTables } from '../../prizes/tables.ts';
import type { BonusTables } from '../tables.ts';
import { bonusProblems } from './books.ts';

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

type Heard = { readonly playerId: number | null; readonly payload: unknown };

export interface CouponCasino extends TestCasino {
  /** What players were told of their bonuses. */
  readonly heard: readonly Heard[];
  /** The player's bonuses, the latest first. */
  bonuses(client: TestClient): Promise<Bonus[]>;
  /** Real money and bonus money. */
  money(playerId: number): Promise<[number, number]>;
  /** Looks whether the books are right, then closes. */
  close(): Promise<void>;
}

const share = {
  for: 'deposit',
  title: { en: 'A share', de: 'Ein Anteil' },
  percent: 100,
  least_deposits: { EUR: 1_500 },
  most: { EUR: 3_000 },
  wager: 1,
  max_stakes: { EUR: 1_000 },
  max_wins: { EUR: 20_000 },
  starts_at: null,
  ends_at: null,
  days_to_wager: 3,
  deposit_number: null,
  groups: null,
};

/** A casino whose site has coupons and bonuses with deposits of all kinds. */
export async function startCouponCasino(options: Pick<TestCasinoOptions, 'engine' | 'more'>): Promise<CouponCasino> {
  const games = [testGame('orbit/CosmicGems')];
  const casino = await startCasino({ ...options, env: { CONTENT_DIR: contentWithCoupons() }, games });
  const { database, relay } = casino.core;
  const heard: Heard[] = [];
  relay.subscribe('bonuses_changes', (message) => void heard.push(message));
  return {
    ...casino,
    heard,
    bonuses: async (client) => (await client.call('bonuses.list')).body,
    money: async (playerId) => {
      const [wallet] = await wallets(database.db, playerId);
      return [Number(wallet?.real), Number(wallet?.bonus)];
    },
    close: async () => {
      await casino.settle();
      expect(await bonusProblems(database.db)).toEqual([]);
      expect(await givenWithoutGrant(database.db)).toEqual([]);
      await casino.close();
    },
  };
}

/** Bonuses that no grant stands behind, whatever they were given for. */
const givenWithoutGrant = async (connection: Connection): Promise<string[]> => {
  const rows = await acrossShards<BonusTables & PrizesTables>(connection, 'a test looks at the bonuses of everybody')
    .selectFrom('bonuses as b')
    .leftJoin('prizes_grants as g', (join) =>
      join.onRef('g.player_id', '=', 'b.player_id').onRef('g.key', '=', 'b.campaign'),
    )
    .select('b.campaign')
    .where('g.id', 'is', null)
    .execute();
  return rows.map(({ campaign: key }) => key);
};

const MONEY = { kind: 'money', amounts: { EUR: 250 } };
const POINTS = { kind: 'points', chargeable: 40 };
const SPINS = {
  kind: 'freespins',
  games: ['orbit/CosmicGems'],
  count: 5,
  bet_level: 1,
  wager: 0,
  max_wins: null,
  days_to_activate: 7,
  days_to_play: 3,
};

/** The content of the site, with coupons and bonuses of deposits beside its own. */
function contentWithCoupons(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(CONTENT, folder, { recursive: true, filter: (from) => !from.includes('node_modules') });
  const coupons = [
    { id: 'over', code: 'TOOLATE', ends_at: '2026-11-01T00:00:00Z' },
    { id: 'early', code: 'TOOEARLY', starts_at: '2027-11-01T00:00:00Z' },
    { id: 'theirs', code: 'FORVIPS', groups: ['759'] },
    { id: 'dollars', code: 'DOLLARS', amounts: { USD: 300 }, max_stakes: { USD: 200 } },
    { id: 'small', code: 'SMALL' },
    { id: 'beside', code: 'BESIDE', prizes: [MONEY, POINTS] },
    { id: 'alone', code: 'ALONE', amounts: {}, max_stakes: {}, prizes: [POINTS, SPINS] },
  ];
  const shares = [
    { id: 'share-over', code: 'SHAREOVER', ends_at: '2026-11-01T00:00:00Z' },
    { id: 'share-theirs', code: 'SHAREVIPS', groups: ['759'] },
    {
      id: 'share-dollars',
      code: 'SHAREDOLLARS',
      least_deposits: { USD: 1_000 },
      most: { USD: 500 },
      max_stakes: { USD: 100 },
      max_wins: null,
    },
    { id: 'share-second', code: 'SECOND', deposit_number: 2 },
    { id: 'share-any', code: 'DOUBLE' },
  ];
  const files = [
    ...coupons.map((each) => ({ ...campaign, ...each })),
    ...shares.map((each) => ({ ...share, ...each })),
  ];
  for (const file of files) writeFileSync(join(folder, 'bonuses', `${file.id}.json`), JSON.stringify(file));
  return folder;
}
