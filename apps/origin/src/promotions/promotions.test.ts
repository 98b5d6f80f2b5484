import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyEngine } from '@cosmodrome/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCasino, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { confirmDeposit, testPayments } from '../../testing/payments.ts';
import { chainOf } from '../bonuses/index.ts';
import { changeGroups } from '../profile/index.ts';

const CONTENT = join(import.meta.dirname, '../../../../content');

/** The site's content with an excluded tag, a page that is switched off, one of another licence, and a partner's host. */
function changedContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(CONTENT, folder, { recursive: true, filter: (from) => !/node_modules|\/art\b/.test(from) });
  const file = join(folder, 'promotions/promotions.json');
  const content = JSON.parse(readFileSync(file, 'utf8'));
  content.excluded_stags = ['77_closed'];
  const shop = content.campaigns.find(({ slug }: { slug: string }) => slug === 'rocket-mart');
  content.campaigns.push({ ...shop, slug: 'hidden', enabled: false }, { ...shop, slug: 'estonian', licences: ['EE'] });
  writeFileSync(file, JSON.stringify(content));
  const host = join(folder, 'hosts/cosmodrome.json');
  const changed = { ...JSON.parse(readFileSync(host, 'utf8')), stagByReferrer: { 'reviews.example': '9_reviews' } };
  writeFileSync(host, JSON.stringify(changed));
  return folder;
}

anyEngine((engine) => {
  let casino: TestCasino;
  const payments = testPayments();
  beforeAll(async () => {
    casino = await startCasino({ engine, more: [payments.system], env: { CONTENT_DIR: changedContent() } });
  }, 60_000);
  afterAll(() => casino.close());

  const slugs = async (client: TestClient, all = false) =>
    (await client.call('promotions.list', { query: all ? { all: 'true' } : {} })).body.map(({ slug }) => slug);
  const mine = async (client: TestClient) => (await client.call('promotions.mine')).body;
  const steps = async (client: TestClient) =>
    (await mine(client)).welcome_pack?.steps.map(({ status }) => status) ?? null;
  const sentBy = async (stag: string): Promise<TestClient> => {
    const client = casino.client();
    await client.call('content.locales', { query: { stag } });
    return client;
  };
  const change = (playerId: number, add: string[], remove: string[] = []) =>
    changeGroups(casino.core.database.db, playerId, { add, remove }, casino.clock.now());
  const welcomed = async () => {
    const who = await casino.player(0n);
    await change(who.playerId, ['131811']);
    return who;
  };
  const setCode = (client: TestClient, deposit_bonus_code: string) =>
    client.call('bonuses.setCode', { body: { deposit_bonus_code } });
  const start = async (client: TestClient, cents: number): Promise<string> => {
    const body = { action: 'deposit', method: 'card', currency: 'EUR', amount_cents: cents, return_path: '/' } as const;
    const answer = await client.call('cashbox.start', { body }, { key: crypto.randomUUID() });
    expect(answer.status).toBe(201);
    return answer.body.payment.id;
  };
  const pay = async (client: TestClient, cents: number): Promise<void> => {
    casino.clock.advance(1_000);
    await confirmDeposit(payments, await start(client, cents), cents);
    await casino.settle();
  };
  const given = async (client: TestClient) =>
    (await client.call('bonuses.list')).body.map(({ title, amount_cents }) => [title, amount_cents]);

  it("tells the tags of partners' sites on the host that has them, and on no other", async () => {
    const [here, elsewhere] = ['cosmodrome.example', 'auralune.example'].map((host) => casino.client({ host }));
    expect((await here?.call('content.stagByReferrer'))?.body).toEqual({ 'reviews.example': '9_reviews' });
    expect((await elsewhere?.call('content.stagByReferrer'))?.body).toEqual({});
  });

  describe('campaigns', () => {
    it('are listed in the language of the caller, without those of other licences and those switched off', async () => {
      const guest = casino.client({ locale: 'de' });
      const listed = (await guest.call('promotions.list')).body;
      expect(listed.map(({ slug }) => slug)).toEqual(
        expect.arrayContaining(['welcome-pack', 'deposit-bonuses', 'cashback', 'rocket-mart', 'santa-vegas']),
      );
      expect(listed.map(({ slug }) => slug)).not.toEqual(expect.arrayContaining(['hidden']));
      expect(listed.map(({ slug }) => slug)).not.toEqual(expect.arrayContaining(['estonian']));
      const season = listed.find(({ slug }) => slug === 'santa-vegas');
      expect(season).toMatchObject({ start_at: '2026-12-01T00:00:00Z', page: { button: 'Alle Spielautomaten' } });
      expect(season?.games).toHaveLength(6);
    });

    it('that are switched off are listed for testers alone, whoever asks for all', async () => {
      expect(await slugs(casino.client(), true)).not.toContain('hidden');
      const { client, playerId } = await casino.player(0n);
      expect(await slugs(client, true)).not.toContain('hidden');
      await change(playerId, ['916']);
      expect(await slugs(client)).not.toContain('hidden');
      expect(await slugs(client, true)).toContain('hidden');
    });

    it('are not listed where nobody may register', async () => {
      expect(await slugs(casino.client({ country: 'GB' }))).toEqual([]);
    });

    it('are named by the two configurations', async () => {
      const guest = casino.client();
      const pages = (await guest.call('promotions.pages')).body;
      expect(pages).toContainEqual({ slug: 'hidden', enabled: false });
      expect(pages).toContainEqual({ slug: 'cashback', enabled: true });
      expect((await guest.call('promotions.excludedStags')).body).toEqual(['77_closed']);
    });

    it('are not for who came with an excluded tag, nor for the account that was opened with it', async () => {
      const sent = await sentBy('77_closed');
      expect(await mine(sent)).toEqual({ excluded: true, welcome_pack: null });
      await casino.signUp({}, sent);
      sent.cookies.delete('partner-stag');
      expect(await mine(sent)).toEqual({ excluded: true, welcome_pack: null });
      expect(await mine(await sentBy('77_other'))).toEqual({ excluded: false, welcome_pack: null });
    });
  });

  describe('the welcome pack', () => {
    it('is shown to who was sent by its tag, and is theirs once they have registered; a second account has it as well', async () => {
      const sent = await sentBy('131811_spring');
      expect(await steps(sent)).toEqual(['next', 'later', 'later', 'later']);
      await casino.signUp({}, sent);
      expect(await steps(sent)).toEqual(['next', 'later', 'later', 'later']);
      const second = await sentBy('131811_spring');
      await casino.signUp({}, second);
      expect(await steps(second)).toEqual(['next', 'later', 'later', 'later']);
      expect(await steps(casino.client())).toBeNull();
      expect(await steps((await casino.player(0n)).client)).toBeNull();
    });

    it('is given step by step, each with its own deposit', async () => {
      const { client } = await welcomed();
      expect((await client.call('bonuses.deposit')).body[0]?.id).toBe('welcome-1');
      expect((await setCode(client, 'WELCOME2')).errors).toHaveProperty('deposit_bonus_code.bonus_code_invalid');
      expect((await setCode(client, 'WELCOME1')).status).toBe(200);
      await pay(client, 20_000);
      expect(await given(client)).toEqual([['Welcome pack, first deposit', 10_000]]);
      expect(await steps(client)).toEqual(['taken', 'next', 'later', 'later']);
      expect((await setCode(client, 'WELCOME1')).errors).toHaveProperty('deposit_bonus_code.bonus_code_invalid');
      await setCode(client, 'WELCOME2');
      await pay(client, 2_000);
      expect(await steps(client)).toEqual(['taken', 'taken', 'next', 'later']);
      // A deposit without its bonus passes the step by.
      await pay(client, 2_000);
      expect(await steps(client)).toEqual(['taken', 'taken', 'missed', 'next']);
      expect((await setCode(client, 'WELCOME3')).errors).toHaveProperty('deposit_bonus_code.bonus_code_invalid');
      await pay(client, 2_000);
      expect(await steps(client)).toBeNull();
      expect(await given(client)).toHaveLength(2);
    });

    it('gives nothing to who is not in its group, or has left it before the deposit comes', async () => {
      const { client } = await casino.player(0n);
      expect((await client.call('bonuses.deposit')).body.map(({ id }) => id)).not.toContain('welcome-1');
      expect((await setCode(client, 'WELCOME1')).errors).toHaveProperty('deposit_bonus_code.bonus_code_invalid');
      expect((await client.call('profile.addGroups', { body: { groups: { add: [131811] } } })).status).not.toBe(200);
      const left = await welcomed();
      await setCode(left.client, 'WELCOME1');
      await change(left.playerId, [], ['131811']);
      await pay(left.client, 20_000);
      expect(await given(left.client)).toEqual([]);
      expect(await steps(left.client)).toBeNull();
    });

    it('gives one bonus for two deposits that come at once', async () => {
      const { client } = await welcomed();
      await setCode(client, 'WELCOME1');
      const both = [await start(client, 2_000), await start(client, 4_000)];
      await Promise.all(both.map((id, at) => confirmDeposit(payments, id, (at + 1) * 2_000)));
      await casino.settle();
      expect(await given(client)).toHaveLength(1);
      expect(await steps(client)).toEqual(['taken', 'missed', 'next', 'later']);
    });

    it('is not shown to who has several accounts, wants no bonuses, or is in a country where nobody may register', async () => {
      const { client, playerId } = await welcomed();
      await change(playerId, ['100']);
      expect(await steps(client)).toBeNull();
      await change(playerId, [], ['100']);
      await client.call('bonuses.settings', { body: { can_issue: false } });
      expect(await steps(client)).toBeNull();
      const restricted = casino.client({ country: 'GB' });
      await restricted.call('content.locales', { query: { stag: '131811' } });
      expect(await steps(restricted)).toBeNull();
    });

    it('whose bonuses are not a chain for its group stops the start', () => {
      const { bonuses } = casino.core.content;
      expect(() => chainOf(bonuses, ['welcome-2'], '131811')).toThrow(/deposit 1/);
      expect(() => chainOf(bonuses, ['liftoff'], '131811')).toThrow(/131811 alone/);
      expect(() => chainOf(bonuses, ['nothing'], '131811')).toThrow(/nothing/);
    });
  });
});
