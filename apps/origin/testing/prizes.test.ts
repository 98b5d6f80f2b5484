import type { Database } from '@cosmodrome/database';
import { eachEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import type { Prize } from '@cosmodrome/rules/prizes/prize';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { changeGroups, playerFacts, type ProfileTables } from '../src/profile/index.ts';
import { grant as giveBonus } from '../src/bonuses/grant.ts';
import { systems } from '../src/generated/systems.ts';
import { openWallet, statement, wallets, type LedgerTables } from '../src/ledger/index.ts';
import { pointsDeliverer } from '../src/levels/index.ts';
import type { GrantRequest } from '../src/prizes/index.ts';
import { addPlayer, openBooks } from './books.ts';
import { EVERY_PRIZE } from './every-prize.ts';
import { testPrizes } from './prizes.ts';

type Tables = LedgerTables & ProfileTables;

const [bonus] = EVERY_PRIZE.bonus;
if (!bonus) throw new Error('there is no bonus');
/** What testPrizes delivers; that each kind is given once is proven by every-prize.test.ts. */
const KINDS: readonly Prize[] = (['money', 'bonus', 'points', 'freespins', 'group'] as const).flatMap(
  (kind): readonly Prize[] => EVERY_PRIZE[kind],
);

eachEngine((engine) => {
  let database: Database<Tables>;
  let player = 0;
  const clock = new ManualClock('2026-11-18T12:00:00Z');
  const prizes = testPrizes();
  beforeAll(async () => {
    database = await openBooks<Tables>(engine);
  }, 60_000);
  beforeEach(async () => {
    clock.set('2026-11-18T12:00:00Z');
    player += 1;
    await addPlayer(database.db, player, clock.now());
    await changeGroups(database.db, player, { add: ['level_1'], remove: [] }, clock.now());
    await openWallet(database.db, player, 'EUR', clock.now());
  });

  const request = (change: Partial<GrantRequest> = {}): GrantRequest => ({
    playerId: player,
    prize: { kind: 'money', amounts: { EUR: 250 }, wager: 0 },
    source: 'tests',
    key: 'tests:one',
    at: clock.now(),
    lifecycle: 'given',
    ...change,
  });
  const give = (change: Partial<GrantRequest> = {}) => prizes.grant(database.db, request(change));
  const offer = (change: Partial<GrantRequest> = {}) =>
    give({ lifecycle: { offeredUntil: new Date(clock.now().getTime() + 1_000) }, ...change });
  const take = (id: number) => prizes.take(database.db, { playerId: player, id, at: clock.now() });
  const idOf = (answer: Awaited<ReturnType<typeof give>>): number => ('grant' in answer ? answer.grant.id : 0);
  /** Everything that a grant may change: money, points, groups. */
  const owned = async () => ({
    money: (await wallets(database.db, player)).map(({ currency, real, bonus: part }) => [currency, real, part]),
    points: await database.db
      .selectFrom('levels_players' as never)
      .selectAll()
      .where('player_id' as never, '=', player as never)
      .execute(),
    groups: (await playerFacts(database.db, player))?.groups,
  });

  it('refuses another prize under the same key, and knows the same one in another order', async () => {
    await give({ prize: bonus });
    expect(await give({ prize: { ...bonus, wager: 4 } })).toEqual({ outcome: 'refused', reason: 'other_prize' });
    const { amounts, ...terms } = bonus;
    const turned = { ...terms, amounts: { USD: amounts.USD, EUR: amounts.EUR } };
    expect((await give({ prize: turned })).outcome).toBe('already');
  });

  it('gives no bonus under a key that brought one before there were grants', async () => {
    const terms = { currency: 'EUR', amount: 500n, wager: 3, maxStake: 100n, maxWin: null, daysToWager: 7 };
    const order = {
      playerId: player,
      campaign: 'tests:one',
      strategy: 'prize',
      titles: { en: 'Gift bonus' },
      ...terms,
    };
    const until = new Date(clock.now().getTime() + 1_000);
    await giveBonus(database.db, { ...order, activation: { until } }, clock.now());
    expect(await offer({ prize: bonus })).toEqual({ outcome: 'refused', reason: 'other_prize' });
  });

  it('posts money as a prize, in the wallet in use when the prize has its currency', async () => {
    await openWallet(database.db, player, 'USD', clock.now());
    await give({ prize: { kind: 'money', amounts: { USD: 300, EUR: 250 }, wager: 0 } });
    await give({ prize: { kind: 'money', amounts: { USD: 300, GBP: 9 }, wager: 0 }, key: 'tests:dollars' });
    expect((await owned()).money).toEqual([
      ['EUR', 250n, 0n],
      ['USD', 300n, 0n],
    ]);
    const { lines } = await statement(database.db, player, { limit: 10 });
    expect(lines.map(({ kind, realChange }) => [kind, realChange])).toEqual([
      ['prize', 300n],
      ['prize', 250n],
    ]);
  });

  it('turns money of another currency into the wallet in use at the rate, from the default currency first', async () => {
    const dollars: Prize = { kind: 'money', amounts: { NOK: 100_000, USD: 10_000 }, wager: 0 };
    await give({ prize: dollars });
    // 1,000 crowns at 0.085.
    expect((await owned()).money).toEqual([['EUR', 8_500n, 0n]]);
    player += 1;
    await addPlayer(database.db, player, clock.now());
    await openWallet(database.db, player, 'GBP', clock.now());
    await give({ prize: { kind: 'money', amounts: { NOK: 100_000, EUR: 11_360 }, wager: 0 } });
    expect((await owned()).money).toEqual([['GBP', 10_000n, 0n]]);
  });

  it('converts no bonus, and gives nothing to a player without a wallet', async () => {
    const foreign = { ...bonus, amounts: { NOK: 5_000 }, max_stakes: { NOK: 1_000 } };
    expect(await give({ prize: foreign })).toEqual({ outcome: 'refused', reason: 'no_wallet' });
    expect(await give({ prize: bonus, currency: 'USD' })).toEqual({ outcome: 'refused', reason: 'no_wallet' });
    player += 1;
    await addPlayer(database.db, player, clock.now());
    for (const prize of [bonus, KINDS[0] ?? bonus]) {
      expect(await give({ prize })).toEqual({ outcome: 'refused', reason: 'no_wallet' });
    }
    // Nothing was written: once there is a wallet it is given.
    await openWallet(database.db, player, 'EUR', clock.now());
    expect((await give({ prize: bonus })).outcome).toBe('granted');
  });

  it('gives no bonus to who wants none, but money all the same', async () => {
    await database.db.updateTable('players').set({ can_issue_bonuses: false }).where('id', '=', player).execute();
    expect(await give({ prize: bonus })).toEqual({ outcome: 'refused', reason: 'bonuses_off' });
    expect((await give()).outcome).toBe('granted');
  });

  it('puts into a group once, and leaves alone who is taken out of it later', async () => {
    const prize: Prize = { kind: 'group', group: '791' };
    await give({ prize });
    await changeGroups(database.db, player, { add: [], remove: ['791'] }, clock.now());
    await give({ prize });
    expect((await owned()).groups).not.toContain('791');
  });

  it('keeps an offer until it is taken, once', async () => {
    const id = idOf(await offer());
    expect((await owned()).money).toEqual([['EUR', 0n, 0n]]);
    expect((await offer()).outcome).toBe('already');
    const answers = await Promise.all(Array.from({ length: 20 }, () => take(id)));
    expect(answers.filter(({ outcome }) => outcome === 'taken')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'already')).toHaveLength(19);
    expect((await owned()).money).toEqual([['EUR', 250n, 0n]]);
  });

  it('is not taken after its time, nor by anybody else', async () => {
    const id = idOf(await offer());
    player += 1;
    await addPlayer(database.db, player, clock.now());
    expect(await take(id)).toEqual({ outcome: 'refused', reason: 'unknown' });
    player -= 1;
    clock.advance(1_000);
    expect(await take(id)).toEqual({ outcome: 'refused', reason: 'gone' });
    player += 1;
  });

  it('lets a bonus be offered and taken among the bonuses', async () => {
    const id = idOf(await offer({ prize: bonus }));
    expect(await take(id)).toEqual({ outcome: 'refused', reason: 'gone' });
    expect((await owned()).money).toEqual([['EUR', 0n, 0n]]);
  });

  it('says who delivers a kind, and stops at one that nobody or two deliver', async () => {
    const box: Prize = { kind: 'lootbox', box: 'first' };
    expect(prizes.delivers(box)).toBe(false);
    expect(KINDS.every((prize) => prizes.delivers(prize))).toBe(true);
    await expect(give({ prize: box })).rejects.toThrow('nobody delivers lootbox');
    expect(() => prizes.add({ points: pointsDeliverer })).toThrow('two systems deliver points');
  });

  it('keeps the books clean', async () => {
    for (const { reconcile } of systems) {
      expect(Object.values((await reconcile?.(database.db)) ?? {}).flat()).toEqual([]);
    }
  });
});
