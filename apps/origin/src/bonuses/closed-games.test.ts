import type { GameSession } from '@cosmodrome/contract/wallet';
import { tablesOf } from '@cosmodrome/database';
import { anyEngine } from '@cosmodrome/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCasino, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { listenToTopic, type Told } from '../../testing/told.ts';
import type { LedgerTables } from '../ledger/index.ts';

/** The coupon STARDUST closes games of the family crash while it is in play. */
anyEngine((engine) => {
  let casino: TestCasino;
  let told: Told;
  beforeAll(async () => {
    casino = await startCasino({ engine });
    told = listenToTopic(casino, 'game_limits');
  }, 60_000);
  afterAll(async () => {
    await told.end();
    await casino.close();
  });

  const bet = async (session: GameSession, action: Parameters<TestCasino['studio']['play']>[1] = {}) => {
    casino.clock.advance(10_000);
    return (await casino.studio.play(session, action)).error?.code ?? null;
  };
  /** Has the bonus offered; it begins when it is taken. */
  const offered = async (client: TestClient): Promise<number> => {
    await client.call(
      'bonuses.coupon',
      { body: { coupon_code: 'STARDUST' } },
      { key: `code-${casino.clock.now().getTime()}` },
    );
    const [bonus] = (await client.call('bonuses.list')).body;
    expect(bonus).toMatchObject({ stage: 'issued', closed_families: ['crash'] });
    return bonus?.id ?? 0;
  };
  const take = (client: TestClient, id: number) => client.call('bonuses.activate', { params: { id } });
  const launch = async (client: TestClient, mode: 'real' | 'demo', currency?: string) => {
    const body = { mode, ...(currency !== undefined && { currency }) };
    const answer = await client.call('play.launch', { params: { producer: 'orbit', name: 'RocketX' }, body });
    return [answer.status, ...(answer.status < 400 ? [] : Object.keys(answer.errors['base'] ?? {}))];
  };

  test('a bonus that begins while a game is open closes it, and the player is told why', async () => {
    const { client, playerId } = await casino.player(10_000n);
    const id = await offered(client);
    const session = await casino.openGame(client, 'orbit/RocketX');
    expect(await bet(session)).toBeNull();
    expect(await bet(session, { round_id: 'runs', finished: false })).toBeNull();
    await take(client, id);
    expect(await bet(session)).toBe('limit_reached');
    expect(await told.to(playerId)).toEqual({
      reason: 'game_forbidden_with_bonus',
      game: 'orbit/RocketX',
      amount_cents: 100,
    });
    // The round that runs goes on: it is opened again, raised and paid.
    expect(await launch(client, 'real')).toEqual([201]);
    expect(await bet(session, { round_id: 'runs', finished: false })).toBeNull();
    expect(await bet(session, { round_id: 'runs', bet: 0, win: 300, finished: true })).toBeNull();
    expect(await launch(client, 'real')).toEqual([422, 'game_forbidden_with_bonus']);
    expect(await launch(client, 'demo')).toEqual([201]);
    expect(await bet(await casino.openGame(client, 'orbit/CosmicGems'))).toBeNull();
    await client.call('bonuses.cancel', { params: { id } });
    expect(await bet(await casino.openGame(client, 'orbit/RocketX'))).toBeNull();
  });

  test('it closes games in its own currency only', async () => {
    const { client, playerId } = await casino.player(10_000n);
    await casino.fund(playerId, 'USD', 10_000n);
    await take(client, await offered(client));
    expect(await launch(client, 'real', 'EUR')).toEqual([422, 'game_forbidden_with_bonus']);
    expect(await bet(await casino.openGame(client, 'orbit/RocketX', 'USD'))).toBeNull();
  });

  test('no round begins after it, however many ask while it is taken', async () => {
    const { client, playerId } = await casino.player(10_000n);
    const id = await offered(client);
    const session = await casino.openGame(client, 'orbit/RocketX');
    const bets = (count: number) => Array.from({ length: count }, () => casino.studio.play(session));
    const answers = await Promise.all([...bets(8), take(client, id), ...bets(8)]);
    expect(answers).toHaveLength(17);
    const booked = await tablesOf<LedgerTables>(casino.core.database.db)
      .selectFrom('ledger_transactions')
      .select(['id', 'kind'])
      .where('player_id', '=', playerId)
      .where('kind', 'in', ['play', 'bonus'])
      .orderBy('id')
      .execute();
    expect(booked.filter(({ kind }) => kind === 'bonus')).toHaveLength(1);
    expect(booked.at(-1)?.kind).toBe('bonus');
    expect(await bet(session)).toBe('limit_reached');
  });
});
