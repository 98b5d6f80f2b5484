import type { VipFile } from '@cosmodrome/content/schema/vip.ts';
import { acrossShards, type Connection } from '@cosmodrome/database';
import { dayOf, zoneOf } from '@cosmodrome/rules/limits/calendar';
import { birthdaysAround, isBirthday } from '@cosmodrome/rules/vip/birthday';
import { FORMER_BRONZE, VIP_GROUPS, vipStatusOf } from '@cosmodrome/rules/vip/tiers';
import { sql } from 'kysely';
import type { Log } from '../kernel/log.ts';
import type { Prizes, Titles } from '../prizes/index.ts';
import { playerFacts } from '../profile/index.ts';

export interface BirthdayDeps {
  readonly connection: Connection;
  readonly tiers: VipFile['tiers'];
  readonly prizes: Prizes;
  readonly titles: Titles;
  readonly log: Log;
  /** The zone of the days of an account whose country has none of its own. */
  readonly zoneOfPolicy: (playerId: number) => Promise<string>;
  readonly isHeldBack: (playerId: number) => Promise<boolean>;
}

/** Players that are looked at in one go. */
const PAGE = 500;

/** Players of the club whose birthday it may be somewhere in the world, by their number. */
async function candidates(connection: Connection, after: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct p.id from player_groups g join players p on p.id = g.player_id
    where g.group_id = any(${[...Object.values(VIP_GROUPS), FORMER_BRONZE]}::text[])
      and to_char(p.date_of_birth, 'MM-DD') = any(${birthdaysAround(now)}::text[]) and p.closed_at is null and p.id > ${after}
    order by p.id limit ${PAGE}
  `.execute(acrossShards(connection, 'a job looks for what is due, whosever it is'));
  return rows.map(({ id }) => id);
}

/**
 * Gives the tier's gift to every player of the club whose birthday it is where they live, once a year: of the tier of that day.
 * From whom offers are held back on it gets none (player-protection R32).
 */
export async function giveBirthdays(deps: BirthdayDeps, now: Date): Promise<void> {
  for (let last = 0; ;) {
    const players = await candidates(deps.connection, last, now);
    for (const playerId of players) {
      // One that fails must not keep the others from theirs.
      await giveBirthday(deps, playerId, now).catch((error: unknown) =>
        deps.log.error({ err: error, playerId }, 'a birthday gift was not given'),
      );
    }
    if (players.length < PAGE) return;
    last = players.at(-1) ?? last;
  }
}

async function giveBirthday(deps: BirthdayDeps, playerId: number, now: Date): Promise<void> {
  const player = await playerFacts(deps.connection, playerId);
  const born = player?.date_of_birth;
  if (!player || !born) return;
  const today = dayOf(now, zoneOf(player.country, await deps.zoneOfPolicy(playerId)));
  const gift = deps.tiers[vipStatusOf(player.groups)].birthday;
  if (!gift || !isBirthday(born, today) || (await deps.isHeldBack(playerId))) return;
  await deps.prizes.grant(deps.connection, {
    playerId,
    prize: { kind: 'money', amounts: gift, wager: 0 },
    source: 'vip',
    key: `vip:birthday:${today.slice(0, 4)}`,
    at: now,
    lifecycle: 'given',
    titles: deps.titles,
  });
}
