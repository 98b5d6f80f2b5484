import { anyEngine } from '@cosmodrome/database/testing';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { startOrigin, type TestOrigin, withoutGames } from '../../../testing/origin.ts';
import { defineSystem } from '../../system.ts';
import type { Handlers } from './handler.ts';

const READ = '/api/operator/payments';
const APPROVE = '/api/operator/payments/approve';

vi.mock('@cosmodrome/contract/calls', async (original) => {
  const { calls } = await original<typeof import('@cosmodrome/contract/calls')>();
  const { call } = await import('@cosmodrome/contract/call');
  const answers = { 200: z.strictObject({ reached: z.boolean() }) };
  const own = { system: 'cashbox', audience: 'operator', permission: 'cashbox.approve', answers } as const;
  return {
    calls: {
      ...calls,
      'operator.read': call({ ...own, summary: 'Payments', method: 'GET', path: '/api/operator/payments' }),
      'operator.approve': call({
        ...own,
        summary: 'Approve',
        method: 'POST',
        path: '/api/operator/payments/approve',
        idempotency: 'key',
      }),
    },
  };
});

anyEngine((engine) => {
  const reached = vi.fn<() => Promise<{ reached: boolean }>>(() => Promise.resolve({ reached: true }));
  let origin: TestOrigin;
  beforeAll(async () => {
    const handlers = { 'operator.read': reached, 'operator.approve': reached } as Handlers;
    origin = await startOrigin({
      engine,
      systems: [...withoutGames, defineSystem({ name: 'operator', open: () => ({ handlers }) })],
    });
    return () => origin.close();
  }, 60_000);

  describe('a call of operators', () => {
    test('is refused to guests, to players and to forged sessions, and its handler is not reached', async () => {
      const { client: player } = await origin.signUp();
      const ask = async (
        client: typeof player,
        method: 'GET' | 'POST',
        path: string,
        headers: Record<string, string> = {},
      ) => {
        const { status, errors } = await client.request(method, path, {
          headers,
          ...(method === 'POST' && { text: '{}' }),
        });
        return [status, Object.keys(errors['base'] ?? {})];
      };
      const key = { 'idempotency-key': 'one-attempt' };
      for (const [method, path, headers] of [
        ['GET', READ, {}],
        ['POST', APPROVE, key],
        ['POST', APPROVE, key],
      ] as const) {
        expect(await ask(origin.client(), method, path, headers)).toEqual([401, ['unauthenticated']]);
        expect(await ask(player, method, path, headers)).toEqual([403, ['operators_only']]);
        const forged = { ...headers, cookie: '_casino_session=forged-token' };
        expect(await ask(origin.client(), method, path, forged)).toEqual([401, ['unauthenticated']]);
      }
      expect(reached).not.toHaveBeenCalled();
    });

    test('is refused inside a batch, too', async () => {
      const { client: player } = await origin.signUp();
      const { body } = await player.call('content.batch', { query: { 'url[]': [READ] } });
      expect(JSON.stringify(body)).toContain('operators_only');
      expect(reached).not.toHaveBeenCalled();
    });

    test('says its audience and permission in the document of the calls', async () => {
      const { openApi } = await import('@cosmodrome/contract/documents');
      const { paths } = openApi() as { paths: Record<string, Record<string, object>> };
      expect(paths[READ]?.['get']).toMatchObject({ 'x-audience': 'operator', 'x-permission': 'cashbox.approve' });
    });
  });
});
