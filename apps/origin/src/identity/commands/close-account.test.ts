import { anyEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { SelectQueryNode, TableNode, type KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { addPlayer, fund, openBooks } from '../../../testing/books.ts';
import type { CallContext, Caller } from '../../kernel/http/handler.ts';
import { openLedger, type LedgerTables } from '../../ledger/index.ts';
import type { IdentityDeps } from '../deps.ts';
import type { IdentityTables } from '../tables.ts';
import { closeAccount } from './close-account.ts';

anyEngine((engine) => {
  it('looks at the rounds under the lock that bets wait for, so that none begins beside it', async () => {
    const clock = new ManualClock('2026-11-18T12:00:00Z');
    const database = await openBooks<LedgerTables & IdentityTables>(engine);
    await addPlayer(database.db, 1, clock.now());
    await fund(database, { playerId: 1, currency: 'EUR', real: 100n, bonus: 0n, at: clock.now() });
    const bet = { playerId: 1, bet: 100n, win: 0n, currency: 'EUR', gameId: 'orbit/Lines', finished: false };
    const booked = await openLedger({ database, clock }).play({ kind: 'play', actionId: 'a', roundId: 'r', ...bet });
    expect(booked.code).toBe('ok');

    const reads: string[] = [];
    const reading: KyselyPlugin = {
      transformQuery: ({ node }) => {
        const from = SelectQueryNode.is(node) ? node.from?.froms[0] : undefined;
        if (from && TableNode.is(from)) reads.push(from.table.identifier.name);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const deps = {
      database: database.db.withPlugin(reading),
      clock,
      passwords: { verify: () => Promise.resolve(true) },
      throttle: { enterOwn: () => Promise.resolve(true), succeedOwn: () => Promise.resolve() },
    };
    const context = { caller: { playerId: 1 } } as CallContext<Caller>;
    await expect(closeAccount('right', context, deps as unknown as IdentityDeps)).rejects.toMatchObject({
      status: 422,
    });
    expect(reads).toEqual(['players', 'outbox_players', 'players', 'ledger_rounds']);
  });
});
