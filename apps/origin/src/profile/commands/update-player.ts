import type { CallRequest } from '@cosmodrome/contract/calls';
import type { Player, PlayerEdit } from '@cosmodrome/contract/http/profile';
import { inTransaction } from '@cosmodrome/database';
import { isLithuanian, LITHUANIAN_ACCOUNT_GROUP } from '@cosmodrome/rules/profile/iban';
import { profileFieldError } from '@cosmodrome/rules/profile/profile-check';
import { profileFields } from '@cosmodrome/rules/profile/profile-fields';
import { refuse } from '../../kernel/http/handler.ts';
import type { ProfileDeps } from '../deps.ts';
import { FieldErrors } from '../../kernel/http/field-errors.ts';
import { plainValue, toldState } from '../field-values.ts';
import { changeGroups } from './change-groups.ts';
import { readPlayer } from '../read-player.ts';
import { changePlayer, holdPlayer, type PlayerRow } from '../store.ts';
import type { ProfileTables } from '../tables.ts';

type Edit = CallRequest<'profile.updatePlayer'>['body']['player'];
type Changes = { [K in keyof PlayerEdit]?: PlayerEdit[K] | null | undefined };

const onceSet = new Set(profileFields.filter((rule) => rule.onceSet).map((rule) => rule.field));

function changesOf(edit: Edit, row: PlayerRow, deps: ProfileDeps): Changes {
  const errors = new FieldErrors();
  const facts = { country: row.country, licence: row.license_name, now: deps.clock.now() };
  const changes: Record<string, string | boolean | null> = {};
  for (const [field, given] of Object.entries(edit)) {
    if (given === undefined) continue;
    const value = typeof given === 'string' ? plainValue(field, given) : given;
    if (typeof given === 'string') errors.add(field, profileFieldError(field, given, facts));
    const before = row[field as keyof PlayerRow];
    if (onceSet.has(field) && before !== null && before !== value) errors.add(field, { key: 'already_set' });
    changes[field] = value;
  }
  errors.refuseIfAny();
  return changes;
}

/** Spec 5: a missing state is derived from the postal code and saved. */
function withInferredState(changes: Changes, row: PlayerRow): Changes {
  const state = changes.state === undefined ? row.state : changes.state;
  const postalCode = changes.postal_code === undefined ? row.postal_code : changes.postal_code;
  const inferred = state ? null : toldState(row.country, postalCode);
  return inferred === null ? changes : { ...changes, state: inferred };
}

/**
 * Changes the player's own data. Only the contract's fields arrive here; those that are set once keep their value.
 * @throws Refusal 422 with what is wrong by field, nothing changed
 */
export function updatePlayer(edit: Edit, playerId: number, deps: ProfileDeps): Promise<Player> {
  return inTransaction<ProfileTables, Player>(deps.database, async (trx) => {
    const row = await holdPlayer(trx, playerId);
    if (!row) throw refuse(401, 'base', 'unauthenticated');
    const changes = withInferredState(changesOf(edit, row, deps), row);
    if (Object.keys(changes).length > 0) {
      const given = Object.entries(changes).filter(([, value]) => value !== undefined);
      await changePlayer(trx, playerId, Object.fromEntries(given));
    }
    if (changes.iban && isLithuanian(changes.iban)) {
      await changeGroups(trx, playerId, { add: [LITHUANIAN_ACCOUNT_GROUP], remove: [] }, deps.clock.now());
    }
    const player = await readPlayer(trx, playerId, deps);
    if (!player) throw refuse(401, 'base', 'unauthenticated');
    return player;
  });
}
