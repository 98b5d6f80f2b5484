import type { CallRequest } from '@cosmodrome/contract/calls';
import { inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import { refuse } from '../kernel/http/handler.ts';
import type { ContactDeps } from './deps.ts';
import { holdPlayer } from '../profile/index.ts';
import type { ContactTables } from './tables.ts';

type Asked = CallRequest<'contact.restoreId'>['body'];
type Given = CallRequest<'contact.setRestoreId'>['body'];

/** A site has one chat, perhaps two; what is beyond makes room for the newest. */
export const RESTORE_IDS_MOST = 5;

/** The chat names the player, the session says who it is: another name gets nothing, whoever asks. */
function assertOwn(internalId: string | number, playerId: number): void {
  if (String(internalId) !== String(playerId)) throw refuse(404, 'base', 'not_found');
}

const answer = ({ requestId, type, data: { project } }: Asked, restoreId: string | null) => ({
  requestId,
  type,
  data: { project, restoreId },
});

/** The id of the player's conversation in a project (spec 7). @throws Refusal 404 when the chat names another player */
export async function restoreId(asked: Asked, playerId: number, { database }: ContactDeps) {
  assertOwn(asked.data.internalId, playerId);
  const kept = await restoreIdsOf(database, playerId);
  return answer(asked, kept.find(({ project }) => project === asked.data.project)?.restore_id ?? null);
}

/** Keeps the id of the player's conversation in a project (spec 7). @throws Refusal 404 when the chat names another player */
export async function setRestoreId(given: Given, playerId: number, { database, clock }: ContactDeps) {
  const { internalId, project, restoreId: restore_id } = given.data;
  assertOwn(internalId, playerId);
  await inTransaction<ContactTables, void>(database, async (trx) => {
    // Two at once would each make room for the other.
    await holdPlayer(trx, playerId);
    await trx
      .insertInto('restore_ids')
      .values({ player_id: playerId, project, restore_id, set_at: clock.now() })
      .onConflict((same) => same.columns(['player_id', 'project']).doUpdateSet({ restore_id, set_at: clock.now() }))
      .execute();
    const kept = (await restoreIdsOf(trx, playerId)).filter((row) => row.project !== project);
    const forgotten = kept.slice(RESTORE_IDS_MOST - 1).map((row) => row.project);
    if (forgotten.length === 0) return;
    await trx.deleteFrom('restore_ids').where('player_id', '=', playerId).where('project', 'in', forgotten).execute();
  });
  return answer(given, restore_id);
}

/** Everything kept of a player's conversations, the latest first. */
export const restoreIdsOf = (connection: Connection, playerId: number) =>
  tablesOf<ContactTables>(connection)
    .selectFrom('restore_ids')
    .select(['project', 'restore_id', 'set_at'])
    .where('player_id', '=', playerId)
    .orderBy('set_at', 'desc')
    .orderBy('project')
    .execute();

/** A closed account talks to nobody any more. */
export async function forgetRestoreIds(connection: Connection, playerId: number): Promise<void> {
  await tablesOf<ContactTables>(connection).deleteFrom('restore_ids').where('player_id', '=', playerId).execute();
}
