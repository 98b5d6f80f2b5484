import type { ArcadeDeps } from '../deps.ts';

/** The numbers of an owner's last roulette spins, latest first. */
export async function lastOutcomes(deps: ArcadeDeps, owner: string, game: string): Promise<number[]> {
  const rows = await deps.db
    .selectFrom('arcade_rounds as round')
    .innerJoin('arcade_steps as step', 'step.round_id', 'round.id')
    .select('step.events')
    .where('round.owner', '=', owner)
    .where('round.game', '=', game)
    .where('round.status', '=', 'finished')
    .where('step.status', '=', 'done')
    .orderBy('round.started_at', 'desc')
    .limit(12)
    .execute();
  return rows.flatMap(({ events }) => events.flatMap(pocketOf));
}

function pocketOf(event: unknown): number[] {
  if (typeof event !== 'object' || event === null || !('kind' in event) || event.kind !== 'ball') return [];
  return 'pocket' in event && typeof event.pocket === 'number' ? [event.pocket] : [];
}
