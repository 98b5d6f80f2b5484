import { eachEngine } from '@cosmodrome/database/testing';
import { stream } from '@cosmodrome/fairness';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { bonusModel } from '../../testing/models.ts';
import { openStudio, type Studio } from '../../testing/studio.ts';
import type { SessionRow } from '../database/tables.ts';
import type { ArcadeDeps } from '../deps.ts';
import { fairnessOf, rotateSeed } from '../fairness/fairness.ts';
import { type Wallet, WalletRefusal } from '../wallet/wallet.ts';
import { act } from './act.ts';
import { openRoundView } from './answer.ts';
import { proofOf } from './proof.ts';
import { recoverSteps } from './recover.ts';

const START = 1_000_000;
let sequence = 0;

eachEngine((engine) => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await openStudio(engine);
  });

  /** A new player with money and a session of their own. */
  async function newPlayer(extra: object = {}): Promise<{ session: SessionRow; player: string }> {
    sequence += 1;
    const player = `player-${sequence}`;
    studio.wallet.balances.set(player, START);
    const { session } = await studio.enter({ session_id: `session-${sequence}`, player_ref: player, ...extra });
    return { session, player };
  }

  const spin = (deps: ArcadeDeps, session: SessionRow, request: string, stake = 100) =>
    act(deps, session, request, { type: 'spin', stake });
  const freeSpin = (deps: ArcadeDeps, session: SessionRow, request: string) =>
    act(deps, session, request, { type: 'free-spin' });

  /** Spins until a feature opens; the answer of the spin that opened it. */
  async function openFeature(session: SessionRow) {
    for (let index = 0; ; index += 1) {
      const answer = await spin(studio.deps, session, `feature-${session.id}-${index}`);
      if (!answer.round.finished) return answer;
    }
  }

  /** What the operator's book says a player must have. */
  function booked(): number {
    return [...studio.wallet.actions.values()]
      .filter((action) => !action.undone)
      .reduce((sum, action) => sum + action.win - action.bet, 0);
  }

  it('a guest who comes back with the key of the tab goes on where the demo stopped; nobody else does', async () => {
    const guest = { mode: 'demo', player_ref: null, balance: null, currency: 'FUN' } as const;
    const key = 'k'.repeat(43);
    const { session: first } = await studio.enter({ session_id: 'guest-1', ...guest }, 'Bonus', key);
    await studio.demo.purse(first.owner, 1);
    const { round } = await openFeature(first);
    const { session: again } = await studio.enter({ session_id: 'guest-2', ...guest }, 'Bonus', key);
    expect(again.owner).toBe(first.owner);
    expect(first.owner).not.toContain(key);
    expect((await openRoundView(studio.deps, again.owner, again.game, 'FUN'))?.id).toBe(round.id);
    const { session: other } = await studio.enter({ session_id: 'guest-3', ...guest }, 'Bonus', 'o'.repeat(43));
    const { session: keyless } = await studio.enter({ session_id: 'guest-4', ...guest });
    for (const { owner, game } of [other, keyless]) {
      expect(await openRoundView(studio.deps, owner, game, 'FUN')).toBeNull();
    }
    // Real money is its player's, whatever key is brought.
    const { session: real } = await studio.enter({ session_id: 'real-1', player_ref: 'somebody' }, 'Bonus', key);
    expect(real.owner).toBe('player:somebody');
  });

  it('moves exactly the stake and the win of each step, once', async () => {
    const { session, player } = await newPlayer();
    let expected = START;
    for (let index = 0; index < 30; index += 1) {
      const open = await openRoundView(studio.deps, session.owner, session.game, 'EUR');
      const play = open ? freeSpin : spin;
      const answer = await play(studio.deps, session, `round-${player}-${index}`);
      expected += answer.win - answer.stake;
      expect(answer.balance ?? expected).toBe(expected);
    }
    expect(studio.wallet.balances.get(player)).toBe(expected);
  });

  it('gives a repeated request its first answer, also seven at once, and refuses it with another action', async () => {
    const { session, player } = await newPlayer();
    const answers = await Promise.all(Array.from({ length: 7 }, () => spin(studio.deps, session, 'same-request')));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const first = answers[0];
    expect(studio.wallet.balances.get(player)).toBe(START - 100 + (first?.win ?? Number.NaN));
    await expect(spin(studio.deps, session, 'same-request', 200)).rejects.toMatchObject({ code: 'request_reused' });
    expect(await spin(studio.deps, session, 'same-request')).toEqual(first);
  });

  it('resumes an unfinished round in its exact state from another session, and refuses a new one meanwhile', async () => {
    const { session, player } = await newPlayer();
    const opened = await openFeature(session);
    const { session: phone } = await studio.enter({ session_id: `phone-${player}`, player_ref: player });
    const round = await openRoundView(studio.deps, phone.owner, phone.game, 'EUR');
    expect(round).toMatchObject({
      id: opened.round.id,
      view: opened.view,
      legal: ['free-spin'],
      events: opened.events,
    });
    await expect(spin(studio.deps, phone, 'new-round')).rejects.toMatchObject({ status: 409, code: 'round_open' });
    const second = await freeSpin(studio.deps, phone, 'on-the-phone-1');
    expect(second.round).toMatchObject({ id: opened.round.id, finished: false });
    const last = await freeSpin(studio.deps, session, 'back-again-1');
    expect(last.round).toMatchObject({ finished: true, win: opened.win + second.win + last.win });
    expect(await openRoundView(studio.deps, phone.owner, phone.game, 'EUR')).toBeNull();
  });

  it('plays no step of a round twice, however many requests cross', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { session, player } = await newPlayer();
      const opened = await openFeature(session);
      const before = studio.wallet.balances.get(player) ?? Number.NaN;
      const requests = Array.from({ length: 12 }, (_, index) => freeSpin(studio.deps, session, `crossing-${index}`));
      const answers = await Promise.allSettled(requests);
      const played = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      expect(played).toHaveLength(2);
      expect(studio.wallet.balances.get(player)).toBe(before + played.reduce((sum, { win }) => sum + win, 0));
      expect((await proofOf(studio.deps, opened.round.id))?.actions).toHaveLength(3);
    }
  });

  it('refuses stakes outside the limits, off the unit, over the balance, and misshapen actions; nothing moves', async () => {
    const { session, player } = await newPlayer();
    const refused = (action: unknown) => act(studio.deps, session, `bad-${(sequence += 1)}-request`, action);
    await expect(refused({ type: 'spin', stake: 10_020 })).rejects.toMatchObject({ code: 'bet_out_of_range' });
    await expect(refused({ type: 'spin', stake: 30 })).rejects.toMatchObject({ code: 'illegal_action' });
    await expect(refused({ type: 'spin', stake: -20 })).rejects.toMatchObject({ status: 422, code: 'malformed' });
    await expect(refused({ type: 'spin', stake: 20.5 })).rejects.toMatchObject({ code: 'malformed' });
    await expect(refused({ type: 'spin', stake: 20, win: 5 })).rejects.toMatchObject({ code: 'malformed' });
    await expect(refused({ type: 'free-spin' })).rejects.toMatchObject({ code: 'illegal_action' });
    await expect(refused(null)).rejects.toMatchObject({ code: 'malformed' });
    expect(studio.wallet.balances.get(player)).toBe(START);
    studio.wallet.balances.set(player, 50);
    await expect(refused({ type: 'spin', stake: 100 })).rejects.toMatchObject({
      status: 422,
      code: 'insufficient_funds',
    });
    expect(studio.wallet.balances.get(player)).toBe(50);
    studio.wallet.balances.set(player, 100);
    expect((await spin(studio.deps, session, 'after-the-refusal')).stake).toBe(100);
  });

  it('passes on that a reality check is due: nothing is staked, and play goes on once it is confirmed', async () => {
    const { session, player } = await newPlayer();
    const { wallet } = studio;
    const due = studio.withWallet({
      openSession: (token) => wallet.openSession(token),
      play: () => Promise.reject(new WalletRefusal('reality_check_due')),
      rollback: (action) => wallet.rollback(action),
    });
    const refused = { status: 422, code: 'reality_check_due' };
    await expect(spin(due, session, 'asked-too-late')).rejects.toMatchObject(refused);
    // The request that was refused stays so: a frame that never heard the answer may not stake by asking again.
    await expect(spin(studio.deps, session, 'asked-too-late')).rejects.toMatchObject(refused);
    expect(studio.wallet.balances.get(player)).toBe(START);
    expect(await openRoundView(studio.deps, session.owner, session.game, 'EUR')).toBeNull();
    expect((await spin(studio.deps, session, 'after-the-check')).stake).toBe(100);
  });

  it('holds the least time between rounds, free spins excepted', async () => {
    const policy = { min_cycle_ms: 2500, autoplay: false, reality_check_minutes: 60 };
    const { session } = await newPlayer({ policy });
    await spin(studio.deps, session, 'first-of-cycle');
    studio.clock.advance(2499);
    const open = await openRoundView(studio.deps, session.owner, session.game, 'EUR');
    for (let left = open ? 2 : 0; left > 0; left -= 1) await freeSpin(studio.deps, session, `quick-free-${left}`);
    await expect(spin(studio.deps, session, 'second-of-cycle')).rejects.toMatchObject({
      status: 429,
      details: { wait: 1 },
    });
    studio.clock.advance(1);
    expect((await spin(studio.deps, session, 'third-of-cycle')).stake).toBe(100);
  });

  it('counts the least time between rounds from when the wallet booked the stake', async () => {
    const policy = { min_cycle_ms: 2500, autoplay: false, reality_check_minutes: 60 };
    const { session } = await newPlayer({ policy });
    const { wallet } = studio;
    const slow = studio.withWallet({
      openSession: (token) => wallet.openSession(token),
      play: (action) => {
        studio.clock.advance(400);
        return wallet.play(action);
      },
      rollback: (action) => wallet.rollback(action),
    });
    await spin(slow, session, 'booked-late');
    const open = await openRoundView(studio.deps, session.owner, session.game, 'EUR');
    for (let left = open ? 2 : 0; left > 0; left -= 1) await freeSpin(studio.deps, session, `slow-free-${left}`);
    studio.clock.advance(2499);
    await expect(spin(studio.deps, session, 'after-the-slow-one')).rejects.toMatchObject({ details: { wait: 1 } });
  });

  describe('when the process is killed', () => {
    const never = new Promise<never>(() => undefined);
    const killedAt: Record<string, (wallet: Wallet) => Wallet> = {
      'before the wallet is asked': (wallet) => ({ ...bound(wallet), play: () => never }),
      'after the wallet has paid, before it is stored': (wallet) => ({
        ...bound(wallet),
        play: async (action) => {
          await wallet.play(action);
          return never;
        },
      }),
    };
    const bound = (wallet: Wallet): Wallet => ({
      openSession: (token) => wallet.openSession(token),
      play: (action) => wallet.play(action),
      rollback: (action) => wallet.rollback(action),
    });

    for (const [point, kill] of Object.entries(killedAt)) {
      it(`${point}, the start of the next one carries the step through, once`, async () => {
        const { session, player } = await newPlayer();
        void spin(studio.withWallet(kill(studio.wallet)), session, 'killed-request');
        await untilWritten(session.owner, 'killed-request');
        await recoverSteps(studio.deps, studio.clock.now());
        await recoverSteps(studio.deps, studio.clock.now());
        const answer = await spin(studio.deps, session, 'killed-request');
        expect(studio.wallet.balances.get(player)).toBe(START - 100 + answer.win);
      });

      it(`${point}, the player's next request carries it through first`, async () => {
        const { session, player } = await newPlayer();
        const opened = await openFeature(session);
        const before = studio.wallet.balances.get(player) ?? Number.NaN;
        void freeSpin(studio.withWallet(kill(studio.wallet)), session, 'killed-free-spin');
        await untilWritten(session.owner, 'killed-free-spin');
        const last = await freeSpin(studio.deps, session, 'the-one-after');
        const killed = await freeSpin(studio.deps, session, 'killed-free-spin');
        expect(last.round).toMatchObject({ id: opened.round.id, finished: true });
        expect(studio.wallet.balances.get(player)).toBe(before + killed.win + last.win);
      });
    }

    async function untilWritten(owner: string, request: string): Promise<void> {
      for (;;) {
        const row = await studio.db
          .selectFrom('arcade_steps')
          .select('id')
          .where('owner', '=', owner)
          .where('request_id', '=', request)
          .executeTakeFirst();
        if (row) return;
      }
    }
  });

  describe('when the wallet is silent', () => {
    const silent = (kept: boolean): Wallet => ({
      openSession: (token) => studio.wallet.openSession(token),
      play: async (action) => {
        if (kept) await studio.wallet.play(action);
        throw new Error('no answer');
      },
      rollback: (action) => studio.wallet.rollback(action),
    });

    it.each([true, false])('a bet whose fate is unknown is rolled back (it had arrived: %s)', async (kept) => {
      const { session, player } = await newPlayer();
      await expect(spin(studio.withWallet(silent(kept)), session, 'lost-bet')).rejects.toMatchObject({
        code: 'round_void',
      });
      expect(studio.wallet.balances.get(player)).toBe(START);
      await expect(spin(studio.deps, session, 'lost-bet')).rejects.toMatchObject({ code: 'round_void' });
      expect((await spin(studio.deps, session, 'next-bet')).stake).toBe(100);
    });

    it('a win stays owed, and is paid once the wallet is back', async () => {
      const { session, player } = await newPlayer();
      await openFeature(session);
      await freeSpin(studio.deps, session, 'owed-spin-0');
      const before = studio.wallet.balances.get(player) ?? Number.NaN;
      await expect(freeSpin(studio.withWallet(silent(true)), session, 'owed-spin-1')).rejects.toMatchObject({
        status: 503,
      });
      const again = await freeSpin(studio.deps, session, 'owed-spin-1');
      expect(studio.wallet.balances.get(player)).toBe(before + again.win);
    });

    it('a rollback that does not get through is sent again', async () => {
      const { session, player } = await newPlayer();
      const deaf: Wallet = { ...silent(true), rollback: () => Promise.reject(new Error('no answer')) };
      await expect(spin(studio.withWallet(deaf), session, 'lost-twice')).rejects.toMatchObject({ code: 'round_void' });
      await recoverSteps(studio.deps, studio.clock.now());
      expect(studio.wallet.balances.get(player)).toBe(START);
    });
  });

  it('never takes demo play to the real wallet, and keeps its own purse', async () => {
    const { session } = await newPlayer({ mode: 'demo', player_ref: null, currency: 'FUN' });
    const calls = studio.wallet.calls.length;
    let balance = await studio.demo.purse(session.owner, 20);
    expect(balance).toBe(100_000);
    for (let index = 0; index < 10; index += 1) {
      const open = await openRoundView(studio.deps, session.owner, session.game, 'FUN');
      const answer = await (open ? freeSpin : spin)(studio.deps, session, `demo-round-${index}`);
      balance += answer.win - answer.stake;
    }
    expect(await studio.demo.purse(session.owner, 20)).toBe(balance);
    expect(studio.wallet.calls.length).toBe(calls);
    await studio.db
      .updateTable('arcade_demo_purses')
      .set({ balance: 10n })
      .where('owner', '=', session.owner)
      .execute();
    expect(await studio.demo.purse(session.owner, 20)).toBe(100_000);
  });

  it('shows the seed hash before play and the seed after rotation, and the stored round is what the seed gives', async () => {
    const { session } = await newPlayer();
    const before = await fairnessOf(studio.deps, session.owner, session.game);
    const opened = await openFeature(session);
    await expect(rotateSeed(studio.deps, session.owner, session.game, undefined)).rejects.toMatchObject({
      code: 'round_open',
    });
    await freeSpin(studio.deps, session, 'proof-free-spin-1');
    await freeSpin(studio.deps, session, 'proof-free-spin-2');
    expect((await proofOf(studio.deps, opened.round.id))?.server_seed).toBeNull();
    const rotated = await rotateSeed(studio.deps, session.owner, session.game, 'my own words');
    expect(rotated.revealed?.server_seed_hash).toBe(before.server_seed_hash);
    expect(rotated.client_seed).toBe('my own words');
    // The seed that begins was committed to before these words were chosen.
    expect(rotated.server_seed_hash).toBe(before.next_server_seed_hash);
    expect(rotated.next_server_seed_hash).not.toBe(before.next_server_seed_hash);
    expect(await fairnessOf(studio.deps, session.owner, session.game)).toMatchObject({
      server_seed_hash: rotated.server_seed_hash,
      next_server_seed_hash: rotated.next_server_seed_hash,
      nonce: 0,
    });
    const proof = await proofOf(studio.deps, opened.round.id);
    expect(proof).toMatchObject({ server_seed: rotated.revealed?.server_seed, actions: { length: 3 } });
    const rng = stream(proof?.server_seed ?? '', proof?.client_seed ?? '', proof?.nonce ?? -1);
    let state: unknown = null;
    const replayed = (proof?.actions ?? []).flatMap((action) => {
      const step = bonusModel.play(state, action, rng);
      state = step.state;
      return step.events;
    });
    expect(proof?.events).toEqual(replayed);
    expect((await fairnessOf(studio.deps, session.owner, session.game)).nonce).toBe(0);
  });

  it('keeps the sum of all books whatever order requests, repeats and failures come in', async () => {
    const happening = fc.record({
      request: fc.integer({ min: 0, max: 8 }),
      free: fc.boolean(),
      fault: fc.constantFrom('none', 'none', 'silent', 'silent-but-kept', 'recover'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 3, maxLength: 14 }), async (happenings) => {
        const { session, player } = await newPlayer();
        const before = booked();
        for (const { request, free, fault } of happenings) {
          if (fault === 'recover') await recoverSteps(studio.deps, studio.clock.now());
          const wallet: Wallet = {
            openSession: (token) => studio.wallet.openSession(token),
            rollback: (action) => studio.wallet.rollback(action),
            play: async (action) => {
              if (fault !== 'silent') await studio.wallet.play(action);
              if (fault === 'silent' || fault === 'silent-but-kept') throw new Error('no answer');
              return studio.wallet.play(action);
            },
          };
          const play = free ? freeSpin : spin;
          await play(studio.withWallet(wallet), session, `any-${player}-${request}`).catch(() => undefined);
        }
        await recoverSteps(studio.deps, studio.clock.now());
        expect(studio.wallet.balances.get(player)).toBe(START + booked() - before);
        const rounds = await studio.db
          .selectFrom('arcade_rounds')
          .selectAll()
          .where('owner', '=', session.owner)
          .execute();
        const net = rounds.reduce((sum, round) => sum + Number(round.win - round.stake), 0);
        expect(studio.wallet.balances.get(player)).toBe(START + net);
        expect(rounds.filter((round) => round.status === 'open').length).toBeLessThan(2);
      }),
      { numRuns: 25 },
    );
  });
});
