import type { Connection } from '@cosmodrome/database';
import type { LootboxItem as Item } from '@cosmodrome/content/schema/lootboxes.ts';
import type { Lootbox, LootboxItem } from '@cosmodrome/contract/http/lootboxes';
import { inLanguage } from '@cosmodrome/rules/content/in-language';
import { freeSpinStake } from '@cosmodrome/rules/freespins/play';
import { wonBonusTerms } from '@cosmodrome/rules/freespins/winnings';
import { rateFor, valueOfPoints } from '@cosmodrome/rules/levels/levels';
import { chancesOf } from '@cosmodrome/rules/prizes/chances';
import { stageAt, type LootboxStage } from '@cosmodrome/rules/lootboxes/boxes';
import { listedAmounts } from '@cosmodrome/rules/money/fallback';
import { convertMinor } from '@cosmodrome/rules/money/rates';
import type { FreeSpinsPrize } from '@cosmodrome/rules/prizes/prize';
import { amountFor, deliveredAs } from '@cosmodrome/rules/prizes/terms';
import { append } from '../kernel/outbox/index.ts';
import { playerFacts } from '../profile/index.ts';
import type { LootboxDeps } from './deps.ts';
import { kindOf, titleOf } from './items.ts';
import type { LootboxRow } from './tables.ts';

type Presenting = Pick<LootboxDeps, 'gameOf' | 'counted' | 'kinds' | 'rates'>;

/** The topic that tells a player of own boxes. */
export const CHANGES = 'lootboxes_changes';

export const stageNow = ({ stage, valid_until: validUntil }: LootboxRow, now: Date): LootboxStage =>
  stageAt({ stage, validUntil }, now);

const NOTHING = {
  amount: null,
  count: null,
  games: [],
  stake_cents: null,
  wager: null,
  max_bet_cents: null,
  max_win_cents: null,
  days_to_wager: null,
  days_to_activate: null,
};

type Told = Omit<LootboxItem, 'id' | 'weight' | 'chance_bp' | 'prize'>;

/** What an item is, in the currency of its box. */
function told(deps: Presenting, item: Item, currency: string, locale: string): Told {
  const { prize } = item;
  const kind = kindOf(item);
  const title = titleOf(deps, item, locale);
  switch (prize.kind) {
    case 'money':
    case 'bonus': {
      const terms = deliveredAs(prize);
      const bonus = terms.kind === 'bonus' ? terms : undefined;
      const there = amountFor(prize.amounts, currency);
      // Money is converted where it has no amount in a currency, as the grant does; bonus money has one in each.
      const amount = there && {
        currency: bonus ? there.currency : currency,
        amount_cents: Number(bonus ? there.amount : convertMinor(there.amount, there.currency, currency)),
      };
      const most = bonus?.max_wins ?? null;
      return {
        ...NOTHING,
        kind,
        title,
        amount,
        wager: prize.wager,
        max_bet_cents: (amount && bonus?.max_stakes[amount.currency]) ?? null,
        max_win_cents: (amount && most?.[amount.currency]) ?? null,
        days_to_wager: bonus?.days_to_wager ?? null,
        bonuses: [
          {
            title,
            type: 'bonus',
            attributes: [{ field: 'bonus_amount', value: listedAmounts(prize.amounts) }],
            result_bonus: [
              { field: 'wager', value: prize.wager },
              ...(most ? [{ field: 'max_win' as const, value: listedAmounts(most) }] : []),
            ],
          },
        ],
      };
    }
    case 'freespins':
      return spins(deps, prize, { currency, title });
    case 'points': {
      const attributes = [{ field: 'points' as const, value: prize.chargeable }];
      const bonuses = [{ title, type: 'points' as const, attributes, result_bonus: [] }];
      const worth = rateFor(deps.rates, currency);
      const amount = worth && { currency: worth.currency, amount_cents: valueOfPoints(prize.chargeable, worth) };
      return { ...NOTHING, kind, title, count: prize.chargeable, amount: amount ?? null, bonuses };
    }
    case 'group':
    case 'thing': {
      const bonuses = [{ title, type: prize.kind, attributes: [], result_bonus: [] }];
      return { ...NOTHING, kind, title, bonuses };
    }
    default:
      throw new Error(`a box holds no ${prize.kind}`);
  }
}

function spins(
  deps: Presenting,
  { games, count, bet_level: level, wager, max_wins: most, days_to_activate: days }: FreeSpinsPrize,
  { currency, title }: { currency: string; title: string },
): Told {
  const shown = games.flatMap((identifier) => {
    const game = deps.gameOf(identifier);
    return game?.currencies.includes(currency) ? [{ identifier, ...game }] : [];
  });
  const [first] = shown;
  const won = wonBonusTerms({ currency, wager, maxWin: null });
  const max = most ? [{ field: 'max_win' as const, value: listedAmounts(most) }] : [];
  return {
    ...NOTHING,
    kind: 'freespins',
    title,
    count,
    games: shown.map(({ identifier, title: name }) => ({ identifier, title: name })),
    stake_cents: first ? freeSpinStake(first.family, level, currency) : null,
    wager,
    max_bet_cents: won?.maxStake ?? null,
    max_win_cents: most?.[currency] ?? null,
    days_to_wager: won?.daysToWager ?? null,
    days_to_activate: days,
    bonuses: [
      {
        title,
        type: 'freespins',
        attributes: [{ field: 'freespins_count', value: count }],
        result_bonus: [{ field: 'wager', value: wager }, ...max],
      },
    ],
  };
}

/** A box as the contract has it. */
export function presentBox(deps: Presenting, row: LootboxRow, { locale, now }: { locale: string; now: Date }): Lootbox {
  const chances = chancesOf(row.items.map(({ weight }) => weight));
  return {
    id: row.id,
    title: inLanguage(row.titles, locale) ?? '',
    stage: stageNow(row, now),
    strategy: row.strategy,
    group_key: row.group_key,
    currency: row.currency,
    display: row.box,
    created_at: row.created_at.toISOString(),
    valid_until: row.valid_until.toISOString(),
    activated_at: row.activated_at?.toISOString() ?? null,
    table_hash: row.table_hash,
    items: row.items.map((item, place) => ({
      id: item.id,
      weight: item.weight,
      chance_bp: chances[place] ?? 0,
      prize: row.picked === place,
      ...told(deps, item, row.currency, locale),
    })),
  };
}

/** Puts a box on its player's channel, in the player's language. */
export async function tellBox(trx: Connection, deps: Presenting, row: LootboxRow, at: Date): Promise<void> {
  const player = await playerFacts(trx, row.player_id);
  const payload = presentBox(deps, row, { locale: player?.language ?? 'en', now: at });
  await append(trx, { topic: CHANGES, playerId: row.player_id, isPrivate: true, at, payload });
}
