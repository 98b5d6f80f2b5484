import { eachEngine } from '@cosmodrome/database/testing';
import { DAY_MS } from '@cosmodrome/rules/durations';
import { beforeAll, expect, it } from 'vitest';
import { openStudio, type Studio } from '../../testing/studio.ts';
import type { SessionRow } from '../database/tables.ts';
import { Refused } from '../refused.ts';
import { act } from '../rounds/act.ts';
import { openRoundView } from '../rounds/answer.ts';
import { proofOf } from '../rounds/proof.ts';
import { recoverSteps } from '../rounds/recover.ts';
import { WalletRefusal, type Wallet } from '../wallet/wallet.ts';
import { cancelFreeSpins, issueFreeSpins, playableFreeSpins, type Issue } from './freespins.ts';

let sequence = 0;

eachEngine((engine) => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await openStudio(engine);
  });

  /** A player without money, with free spins. */
  async function seat(change: Partial<Issue> = {}) {
    sequence += 1;
    const [player, id] = [`free-${sequence}`, String(sequence)];
    const { session } = await studio.enter({ session_id: `free-session-${sequence}`, player_ref: player });
    const issue: Issue = {
      freespinsId: id,
      owner: session.owner,
      games: ['studio/Bonus'],
      currency: 'EUR',
      count: 3,
      betCents: 20,
      validUntil: new Date(studio.clock.now().getTime() + DAY_MS),
      ...change,
    };
    await issueFreeSpins(studio.deps, issue);
    return { session, id, issue, player };
  }

  const spin = (session: SessionRow, request: string, id: string | null, stake = 20, deps = studio.deps) =>
    act(deps, session, `${session.id}-${request}`, { type: 'spin', stake }, id);
  const code = (answer: Promise<unknown>): Promise<string> =>
    answer.then(
      () => 'taken',
      (error: unknown) => (error instanceof Refused ? error.code : String(error)),
    );
  /** Plays rounds to their ends until none is left. */
  async function playOut(session: SessionRow, id: string): Promise<number> {
    let won = 0;
    for (let request = 0; (await playableFreeSpins(studio.deps, session)) !== null; request += 1) {
      let answer = await spin(session, `out-${request}`, id);
      for (let step = 0; !answer.round.finished; step += 1) {
        answer = await act(studio.deps, session, `${session.id}-out-${request}-${step}`, { type: 'free-spin' });
      }
      won += answer.round.win;
      expect([answer.round.stake, answer.freespins?.won]).toEqual([0, won]);
    }
    return won;
  }

  it('plays as many rounds as were issued, without the player’s money, each with its proof', async () => {
    const { session, id, player } = await seat();
    expect(await playableFreeSpins(studio.deps, session)).toMatchObject({ id, count: 3, used: 0, stake: 20, won: 0 });
    const won = await playOut(session, id);
    expect(await code(spin(session, 'one-more', id))).toBe('freespins_over');
    expect(studio.wallet.balances.get(player) ?? 0).toBe(0);
    const rounds = await studio.db
      .selectFrom('arcade_rounds')
      .selectAll()
      .where('owner', '=', session.owner)
      .orderBy('nonce')
      .execute();
    expect(rounds.map(({ freespins_id: of, stake, nonce }) => [of, stake, nonce])).toEqual([
      [id, 0n, 0],
      [id, 0n, 1],
      [id, 0n, 2],
    ]);
    expect(rounds.reduce((sum, { win }) => sum + Number(win), 0)).toBe(won);
    // Recomputed as any other: the model has played its stake.
    expect(await proofOf(studio.deps, rounds[0]?.id ?? '')).toMatchObject({ nonce: 0 });
    expect((await proofOf(studio.deps, rounds[0]?.id ?? ''))?.actions[0]).toEqual({ type: 'spin', stake: 20 });
  });

  it('are issued once under seven deliveries, under no other terms, and not after their end', async () => {
    const { issue, session, id } = await seat();
    for (let delivery = 0; delivery < 7; delivery += 1) {
      expect(await issueFreeSpins(studio.deps, issue)).toEqual({ freespins_id: id, performed: 0 });
    }
    expect(await code(issueFreeSpins(studio.deps, { ...issue, count: 4 }))).toBe('request_reused');
    expect(await code(issueFreeSpins(studio.deps, { ...issue, freespinsId: 'x', betCents: 30 }))).toBe(
      'bet_out_of_range',
    );
    expect(await code(issueFreeSpins(studio.deps, { ...issue, freespinsId: 'x', games: ['studio/Rocket'] }))).toBe(
      'illegal_action',
    );
    expect(await code(issueFreeSpins(studio.deps, { ...issue, freespinsId: 'x', games: ['studio/No'] }))).toBe(
      'not_found',
    );
    expect(await cancelFreeSpins(studio.deps, session.owner, id)).toEqual({ freespins_id: id, performed: 0 });
    await issueFreeSpins(studio.deps, issue);
    expect(await code(spin(session, 'after', id))).toBe('freespins_over');
    // The end may come before the beginning.
    await cancelFreeSpins(studio.deps, session.owner, 'early');
    await issueFreeSpins(studio.deps, { ...issue, freespinsId: 'early' });
    expect(await code(spin(session, 'early', 'early'))).toBe('freespins_over');
  });

  it('are held to their player, game, currency, stake, mode and time', async () => {
    const { session, id } = await seat();
    const other = await seat();
    expect(await code(spin(other.session, 'theirs', id))).toBe('freespins_over');
    expect(await code(spin(session, 'dear', id, 40))).toBe('illegal_action');
    const dollars = await studio.enter({ session_id: 'free-dollars', player_ref: other.player, currency: 'USD' });
    expect(await playableFreeSpins(studio.deps, dollars.session)).toBeNull();
    expect(await code(spin(dollars.session, 'dollars', other.id))).toBe('freespins_over');
    const demo = await studio.enter({
      session_id: 'free-demo',
      player_ref: other.player,
      mode: 'demo',
      currency: 'FUN',
    });
    expect(await playableFreeSpins(studio.deps, demo.session)).toBeNull();
    expect(await code(spin(demo.session, 'demo', other.id))).toBe('freespins_over');
    studio.clock.advance(DAY_MS);
    const late = await studio.enter({ session_id: 'free-late', player_ref: other.player });
    expect(await code(spin(late.session, 'late', other.id))).toBe('freespins_over');
    expect(
      await studio.db.selectFrom('arcade_freespins').select('used').where('id', '=', id).executeTakeFirst(),
    ).toEqual({
      used: 0,
    });
  });

  it('takes no more than were issued, whoever asks at the same time, and the same request once', async () => {
    const { session, id } = await seat({ count: 2 });
    const asked = Array.from({ length: 12 }, (_each, index) => code(spin(session, `many-${index % 6}`, id)));
    await Promise.all(asked);
    const row = await studio.db
      .selectFrom('arcade_freespins')
      .selectAll()
      .where('owner', '=', session.owner)
      .executeTakeFirstOrThrow();
    const rounds = await studio.db
      .selectFrom('arcade_rounds')
      .select('id')
      .where('owner', '=', session.owner)
      .where('status', '<>', 'void')
      .execute();
    expect(row.used).toBe(rounds.length);
    expect(row.used).toBeLessThanOrEqual(2);
  });

  it('gives a spin back whose round the wallet refuses, and ends where it says so', async () => {
    const { session, id } = await seat();
    const refusing = (refusal: 'limit_reached' | 'freespins_over'): Wallet => ({
      openSession: (token) => studio.wallet.openSession(token),
      play: () => Promise.reject(new WalletRefusal(refusal)),
      rollback: (rollback) => studio.wallet.rollback(rollback),
    });
    expect(await code(spin(session, 'limit', id, 20, studio.withWallet(refusing('limit_reached'))))).toBe(
      'limit_reached',
    );
    expect(await playableFreeSpins(studio.deps, session)).toMatchObject({ id, used: 0 });
    expect(await code(spin(session, 'over', id, 20, studio.withWallet(refusing('freespins_over'))))).toBe(
      'freespins_over',
    );
    expect(await playableFreeSpins(studio.deps, session)).toBeNull();
  });

  it('goes on with a feature after the end, and after a process that was killed', async () => {
    const { session, id } = await seat({ count: 40 });
    let answer = await spin(session, 'f-0', id);
    for (let request = 1; answer.round.finished; request += 1) answer = await spin(session, `f-${request}`, id);
    await cancelFreeSpins(studio.deps, session.owner, id);
    const open = await openRoundView(studio.deps, session.owner, session.game, session.currency);
    expect(open?.freespins).toMatchObject({ id, stake: 20 });
    const dying: Wallet = {
      openSession: (token) => studio.wallet.openSession(token),
      play: () => Promise.reject(new Error('the process ends here')),
      rollback: (rollback) => studio.wallet.rollback(rollback),
    };
    const request = `${session.id}-dying`;
    expect(await code(act(studio.withWallet(dying), session, request, { type: 'free-spin' }))).toMatch(
      /unavailable|taken/,
    );
    await recoverSteps(studio.deps, studio.clock.now());
    expect((await act(studio.deps, session, request, { type: 'free-spin' })).round.stake).toBe(0);
  });
});
