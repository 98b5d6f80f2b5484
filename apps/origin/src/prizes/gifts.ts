import type { Gift } from '@cosmodrome/contract/http/gifts';
import type { Connection } from '@cosmodrome/database';
import { inLanguage } from '@cosmodrome/rules/content/in-language';
import { nextState } from '@cosmodrome/rules/machine';
import type { GiftStage, GiftType } from '@cosmodrome/rules/gifts/gifts';
import { grantMachine } from '@cosmodrome/rules/prizes/course';
import type { PrizeKind } from '@cosmodrome/rules/prizes/prize';
import { amountFor } from '@cosmodrome/rules/prizes/terms';
import { giftOf } from '../gift.ts';
import type { Messages } from '../kernel/messages.ts';
import { walletCurrencies } from './money.ts';
import type { Prizes } from './prizes.ts';
import { grantsOf } from './store.ts';
import type { GrantRow } from './tables.ts';

const TYPES: Readonly<Partial<Record<PrizeKind, GiftType>>> = { money: 'Cash', points: 'XP', group: 'Group' };

/** What became of it, as gifts say it: one that nobody took in time is expired, whatever its row says yet. */
function stageOf({ status, offered_until: until }: GrantRow, now: Date): GiftStage {
  const isOver = until !== null && until <= now;
  const late = isOver ? nextState(grantMachine, status, 'expire') : null;
  const stages = { offered: 'issued', taken: 'finished', expired: 'expired', cancelled: 'canceled' } as const;
  return stages[late ?? status];
}

/** What was offered to a player and has no list of its own. What was given at once is told by who gave it. */
export async function grantGifts(
  { connection, prizes, messages }: { connection: Connection; prizes: Prizes; messages: Messages },
  { playerId, locale, now }: { playerId: number; locale: string; now: Date },
): Promise<Gift[]> {
  const rows = await grantsOf(connection, playerId);
  const [wallet = ''] = await walletCurrencies(connection, playerId);
  return rows
    .filter((row) => row.offered_until !== null && prizes.waitsHere(row.body))
    .map((row) => {
      const stage = stageOf(row, now);
      const { body: prize } = row;
      const amount = prize.kind === 'money' ? amountFor(prize.amounts, wallet) : null;
      const count = { points: 'chargeable', lottery: 'tickets', wheelspins: 'count' } as const;
      const key = count[prize.kind as keyof typeof count];
      return giftOf({
        id: String(row.id),
        kind: 'prize',
        contains: row.kind,
        type: TYPES[row.kind] ?? 'Custom',
        stage,
        title: inLanguage(row.titles ?? undefined, locale) ?? messages.text(locale, `prizes.${row.kind}`),
        currency: row.currency ?? amount?.currency ?? null,
        amount_cents: amount ? Number(row.currency === null ? amount.amount : row.amount) : null,
        activatable: stage === 'issued',
        activatable_until: row.offered_until?.toISOString() ?? null,
        created_at: row.created_at.toISOString(),
        cancelable: stage === 'issued',
        ...(prize.kind === 'wheelspins' && { group_key: prize.group_key }),
        terms: {
          wager: prize.kind === 'money' ? 0 : null,
          count: key === undefined ? null : (prize as unknown as Record<string, number>)[key] || null,
        },
      });
    });
}
