import { inTransaction } from '@cosmodrome/database';
import { move } from '@cosmodrome/rules/machine';
import { isSpinAvailable, needsBonuses, spinStageAt, wheelMachine } from '@cosmodrome/rules/wheel/wheel';
import { drawOne } from '../draws/index.ts';
import { refuse, Refusal } from '../kernel/http/handler.ts';
import { lockPlayer } from '../kernel/outbox/index.ts';
import type { Titles } from '../prizes/index.ts';
import { playerFacts } from '../profile/index.ts';
import type { WheelDeps } from './deps.ts';
import { changeSpin, issuedSpins } from './store.ts';
import type { WheelRow, WheelTables } from './tables.ts';

const available = (row: WheelRow, now: Date): boolean =>
  isSpinAvailable({ stage: row.stage, groupKey: row.group_key, validUntil: row.valid_until }, now);

/** The spins that a player can use, the next first. */
export const spinsToUse = async (
  deps: Pick<WheelDeps, 'connection' | 'clock'>,
  playerId: number,
): Promise<WheelRow[]> => {
  const now = deps.clock.now();
  return (await issuedSpins(deps.connection, playerId)).filter((row) => available(row, now));
};

/** What the prize of a spin is drawn and granted under. */
const keyOf = (id: number): string => `wheel:${id}`;

/**
 * Uses the next spin of a player: draws, and gives what was drawn, in one transaction. When the prize cannot be given now, the
 * draw stays and the spin is not used: nobody draws twice with one.
 *
 * @throws Refusal 422 `base.no_spins`, `base.spins_expired`, `base.bonuses_off`, or what keeps the player from offers
 */
export async function spinWheel(
  deps: WheelDeps,
  { playerId, host }: { playerId: number; host: string },
): Promise<{ row: WheelRow; picked: number; left: number }> {
  const { connection, clock, prizes } = deps;
  const held = await deps.mayBeOffered(playerId, host);
  if (held) throw held;
  const known = await issuedSpins(connection, playerId);
  const answer = await inTransaction<WheelTables, { row: WheelRow; picked: number; left: number } | Refusal>(
    connection,
    async (trx) => {
      // Points have a lock that comes before that of the player, and what comes out is not known yet.
      await prizes.hold(
        trx,
        playerId,
        known.flatMap(({ segments }) => segments.map(({ prize }) => prize)),
      );
      await lockPlayer(trx, playerId);
      const at = clock.now();
      const issued = await issuedSpins(trx, playerId);
      const [row, ...others] = issued.filter((each) => available(each, at));
      if (!row) {
        const expired = issued.some(
          ({ stage, valid_until }) => spinStageAt({ stage, validUntil: valid_until }, at) === 'expired',
        );
        throw refuse(422, 'base', expired ? 'spins_expired' : 'no_spins');
      }
      // Asked before the draw: who wants no bonuses must not learn by it what would come out.
      const wantsBonuses = (await playerFacts(trx, playerId))?.values['can_issue_bonuses'] === true;
      if (!wantsBonuses && row.segments.some(({ prize }) => needsBonuses(prize)))
        throw refuse(422, 'base', 'bonuses_off');
      const table = { name: row.table_name, weights: row.segments.map(({ weight }) => weight) };
      const { picked } = await drawOne(trx, { playerId, key: keyOf(row.id), table, at });
      const segment = row.segments[picked];
      if (!segment) throw new Error(`the spin ${row.id} has no segment ${picked}`);
      const given = await prizes.grant(trx, {
        playerId,
        prize: segment.prize,
        source: 'wheel',
        key: keyOf(row.id),
        at,
        lifecycle: 'given',
        strategy: 'wheel',
        titles: segment.title as Titles,
        groupKey: row.group_key,
      });
      if (given.outcome === 'refused') return refuse(422, 'base', 'spin_not_now');
      await changeSpin(trx, row, { stage: move(wheelMachine, row.stage, 'spin'), picked, ended_at: at });
      return { row, picked, left: others.length };
    },
  );
  if (answer instanceof Refusal) throw answer;
  return answer;
}
