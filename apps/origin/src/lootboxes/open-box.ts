import { inTransaction, type Connection } from '@cosmodrome/database';
import { asksForBonuses, lootboxMachine, stageAt } from '@cosmodrome/rules/lootboxes/boxes';
import { move } from '@cosmodrome/rules/machine';
import type { Prize } from '@cosmodrome/rules/prizes/prize';
import { drawOne } from '../draws/index.ts';
import { refuse, Refusal } from '../kernel/http/handler.ts';
import { lockPlayer } from '../kernel/outbox/index.ts';
import { followOffer, type Titles } from '../prizes/index.ts';
import { playerFacts } from '../profile/index.ts';
import type { LootboxDeps } from './deps.ts';
import { stageNow, tellBox } from './present.ts';
import { changeBox, findBox } from './store.ts';
import type { LootboxRow, LootboxTables } from './tables.ts';

/** What its prize is granted and drawn under. */
export const keyOf = (id: number): string => `lootbox:${id}`;

/** @throws Refusal 404 */
async function ownBox(connection: Connection, playerId: number, id: number): Promise<LootboxRow> {
  const row = await findBox(connection, playerId, id);
  if (!row) throw refuse(404, 'base', 'not_found');
  return row;
}

/** The wallet that a prize of a box is for; undefined where the box's own has no amount of it, or games decide. */
function walletFor(prize: Prize, currency: string): string | undefined {
  if (prize.kind === 'money') return currency;
  return prize.kind === 'bonus' && prize.amounts[currency] !== undefined ? currency : undefined;
}

/**
 * Opens a box: draws, and gives what was drawn, in one transaction. A repetition is answered alike. When the prize cannot be given now,
 * the draw stays and the box closed: whoever opens it later gets what was drawn, and nobody draws twice.
 *
 * @throws Refusal 404, 422 `base.lootbox_gone`, `base.bonuses_off`, or what keeps the player from offers
 */
export async function openBox(
  deps: LootboxDeps,
  { playerId, id, host }: { playerId: number; id: number; host: string },
): Promise<LootboxRow> {
  const { connection, clock, prizes } = deps;
  const known = await ownBox(connection, playerId, id);
  if (known.stage === 'activated') return known;
  if (stageNow(known, clock.now()) !== 'issued') throw refuse(422, 'base', 'lootbox_gone');
  const held = await deps.mayBeOffered(playerId, host);
  if (held) throw held;
  const answer = await inTransaction<LootboxTables, LootboxRow | Refusal>(connection, async (trx) => {
    // Points have a lock that comes before that of the player, and what comes out is not known yet.
    await prizes.hold(
      trx,
      playerId,
      known.items.map(({ prize }) => prize),
    );
    await lockPlayer(trx, playerId);
    const at = clock.now();
    const row = await ownBox(trx, playerId, id);
    if (row.stage === 'activated') return row;
    if (stageAt({ stage: row.stage, validUntil: row.valid_until }, at) !== 'issued')
      throw refuse(422, 'base', 'lootbox_gone');
    // Asked before the draw: who wants no bonuses must not learn by it what is inside.
    const wantsBonuses = (await playerFacts(trx, playerId))?.values['can_issue_bonuses'] === true;
    if (!wantsBonuses && row.items.some(({ prize }) => asksForBonuses(prize))) throw refuse(422, 'base', 'bonuses_off');
    const table = { name: row.table_name, weights: row.items.map(({ weight }) => weight) };
    const { picked } = await drawOne(trx, { playerId, key: keyOf(id), table, at });
    const item = row.items[picked];
    if (!item) throw new Error(`the box ${id} has no item ${picked}`);
    const given = await prizes.grant(trx, {
      playerId,
      prize: item.prize,
      source: 'lootboxes',
      key: keyOf(id),
      at,
      lifecycle: 'given',
      strategy: 'lootbox',
      currency: walletFor(item.prize, row.currency),
      titles: item.title ? { ...item.title, en: item.title['en'] ?? '' } : (row.titles as Titles),
      groupKey: row.group_key,
    });
    if (given.outcome === 'refused') return refuse(422, 'base', 'lootbox_not_now');
    const opened = await changeBox(trx, row, {
      stage: move(lootboxMachine, row.stage, 'activate'),
      picked,
      activated_at: at,
      ended_at: at,
    });
    await followOffer(trx, { playerId, key: row.key, event: 'take', at });
    await tellBox(trx, deps, opened, at);
    return opened;
  });
  if (answer instanceof Refusal) throw answer;
  return answer;
}
