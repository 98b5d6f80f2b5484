import { tablesOf, type Connection } from '@cosmodrome/database';
import type { Protection } from '@cosmodrome/contract/http/protection';
import { zoneOf } from '@cosmodrome/rules/limits/calendar';
import { suppressionOf } from '@cosmodrome/rules/limits/marketing';
import { promptDue } from '@cosmodrome/rules/limits/prompt';
import { assessmentBand, assessmentScore, type Assessment } from '@cosmodrome/rules/limits/self-assessment';
import { isExclusion, type LimitsPolicy } from '@cosmodrome/rules/limits/types';
import { playerFacts } from '../profile/index.ts';
import type { CallContext, Caller } from '../kernel/http/handler.ts';
import { depositsSince } from '../ledger/index.ts';
import type { LimitsDeps } from './deps.ts';
import { liveMarkers } from './markers.ts';
import { presentLimits } from './present.ts';
import { bannedUntil } from './register.ts';
import type { LimitsTables } from './tables.ts';

const EPOCH = new Date(0);

/** Everything that protects the caller beside the limits themselves. */
export async function presentProtection(
  deps: LimitsDeps,
  { caller, host }: Pick<CallContext<Caller>, 'caller' | 'host'>,
): Promise<Protection> {
  const { clock, sessions } = deps;
  const { db } = deps.database;
  const { playerId, sessionId } = caller;
  const now = clock.now();
  const policy = await deps.policyOf(db, playerId, host);
  const limits = await presentLimits(db, playerId, now);
  const { suppression, markers, assessment } = await suppressionFacts(deps, playerId, { host, policy, limits });
  const counted = policy.sessionCountdown || limits.some(({ type }) => type === 'session');
  const session = counted ? (await sessions.list(playerId)).find(({ id }) => id === sessionId) : undefined;
  return {
    prompt: await prompt(deps, playerId, { policy, now }),
    suppression,
    markers: markers.map(({ marker }) => marker),
    self_assessment: assessment && { band: assessment.band, taken_at: assessment.taken_at.toISOString() },
    session_ends_at: session?.expires_at.toISOString() ?? null,
  };
}

/** Why offers are held back from a player, and what that was found from. */
async function suppressionFacts(
  deps: LimitsDeps,
  playerId: number,
  {
    host,
    policy,
    limits,
  }: { host: string | null; policy: LimitsPolicy; limits: Awaited<ReturnType<typeof presentLimits>> },
) {
  const { db } = deps.database;
  const now = deps.clock.now();
  const markers = await liveMarkers(deps, playerId, { suppressionDays: policy.suppressionDays, now });
  const assessment = await lastAssessment(db, playerId);
  const suppression = suppressionOf(
    {
      excluded: limits.some(({ type }) => isExclusion(type)),
      // A register that does not answer closes games and deposits by itself; offers have to wait for it, too.
      barred: await bannedUntil(deps, playerId, host).then(
        (until) => until !== null,
        () => true,
      ),
      limitReached: limits.some(({ reached }) => reached),
      assessment: assessment && { band: assessment.band, at: assessment.taken_at },
      markedAt: markers.at(0)?.noticed_at ?? null,
    },
    policy.suppressionDays,
    now,
  );
  return { suppression, markers, assessment };
}

/** Whether a player is to be shown and given no offers on a host, or without one, as the account's licence asks. */
export async function offersHeldBack(deps: LimitsDeps, playerId: number, host: string | null): Promise<boolean> {
  const { db } = deps.database;
  const policy = await deps.policyOf(db, playerId, host);
  const limits = await presentLimits(db, playerId, deps.clock.now());
  return (await suppressionFacts(deps, playerId, { host, policy, limits })).suppression !== null;
}

/** Whether the player has neither answered the question about limits nor ever paid in: the first deposit waits for it. */
export async function isUnasked(connection: Connection, playerId: number): Promise<boolean> {
  const answered = await lastAnswer(connection, playerId);
  return answered === null && !(await hasDeposited(connection, playerId));
}

const lastAnswer = (connection: Connection, playerId: number): Promise<Date | null> =>
  tablesOf<LimitsTables>(connection)
    .selectFrom('limit_prompts')
    .select('answered_at')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
    .then((row) => row?.answered_at ?? null);

const hasDeposited = async (connection: Connection, playerId: number): Promise<boolean> =>
  (await depositsSince(connection, playerId, EPOCH)).length > 0;

async function prompt(
  { database }: LimitsDeps,
  playerId: number,
  { policy, now }: { policy: LimitsPolicy; now: Date },
): Promise<Protection['prompt']> {
  const answeredAt = await lastAnswer(database.db, playerId);
  const player = await playerFacts(database.db, playerId);
  if (!player) return null;
  const facts = {
    answeredAt,
    joinedAt: player.created_at,
    hasDeposited: answeredAt !== null || (await hasDeposited(database.db, playerId)),
    zone: zoneOf(player.country, policy.timeZone),
  };
  return promptDue(facts, policy.reviewPeriod, now);
}

/** The player has thought about limits: the question rests until the review. */
export async function notePrompt(connection: Connection, playerId: number, now: Date): Promise<void> {
  await tablesOf<LimitsTables>(connection)
    .insertInto('limit_prompts')
    .values({ player_id: playerId, answered_at: now })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ answered_at: now }))
    .execute();
}

const lastAssessment = (connection: Connection, playerId: number) =>
  tablesOf<LimitsTables>(connection)
    .selectFrom('self_assessments')
    .select(['band', 'taken_at'])
    .where('player_id', '=', playerId)
    .orderBy('taken_at', 'desc')
    .limit(1)
    .executeTakeFirst()
    .then((row) => row ?? null);

/** Keeps what a self-assessment came to; its answers are nobody's business. */
export async function keepAssessment(
  { clock, database }: LimitsDeps,
  playerId: number,
  answers: Assessment,
): Promise<void> {
  const result = { score: assessmentScore(answers), band: assessmentBand(answers) };
  await tablesOf<LimitsTables>(database.db)
    .insertInto('self_assessments')
    .values({ player_id: playerId, taken_at: clock.now(), ...result })
    .onConflict((conflict) => conflict.columns(['player_id', 'taken_at']).doUpdateSet(result))
    .execute();
}
