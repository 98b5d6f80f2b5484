import { refuse, type Handlers } from '../kernel/http/handler.ts';
import { bettingClosed } from './betting.ts';
import { confirmLimit } from './commands/confirm-limit.ts';
import { removeLimit } from './commands/remove-limit.ts';
import { setLimit } from './commands/set-limit.ts';
import type { LimitsDeps } from './deps.ts';
import { askByMail } from './jobs.ts';
import { noticeMarkers } from './markers.ts';
import { monthFigures } from './month.ts';
import { presentLimits } from './present.ts';
import { keepAssessment, notePrompt, presentProtection } from './protection.ts';

export function limitsCalls(deps: LimitsDeps): Handlers {
  const { clock, database } = deps;
  const list = (playerId: number) => presentLimits(database.db, playerId, clock.now());
  /** The change stands whether or not the mail can go now: a job asks again. */
  const ask = (playerId: number) =>
    askByMail(deps, playerId).catch((error: unknown) => deps.log.warn({ err: error }, 'a limit was not asked about'));
  return {
    'limits.list': (_request, { caller }) => list(caller.playerId),
    'limits.policy': async (_request, { caller, host }) => {
      const policy = await deps.policyOf(database.db, caller?.playerId ?? null, host);
      return {
        raise_hours: policy.raiseHours,
        remove_hours: policy.removeHours,
        raise_after_period: policy.raiseAfterPeriod,
        confirmation: policy.confirmation,
        periods: {
          money: [...policy.moneyPeriods],
          coolingoff: [...policy.coolingOffPeriods],
          selfexclusion: [...policy.selfExclusionPeriods],
        },
        exclusion_removal: policy.exclusionRemoval && {
          definite_hours: policy.exclusionRemoval.definiteHours,
          indefinite_hours: policy.exclusionRemoval.indefiniteHours,
        },
        session_minutes: policy.sessionMinutes,
        reality_check_minutes: policy.realityCheckMinutes,
      };
    },
    'limits.set': async ({ body }, { caller, host }) => {
      await setLimit(deps, { playerId: caller.playerId, host }, body.user_limit);
      await noticeMarkers(deps, caller.playerId);
      await ask(caller.playerId);
      return list(caller.playerId);
    },
    'limits.remove': async ({ params }, { caller, host }) => {
      if (!Number.isSafeInteger(params.id)) throw refuse(404, 'base', 'not_found');
      await removeLimit(deps, { playerId: caller.playerId, host }, params.id);
      await ask(caller.playerId);
      return list(caller.playerId);
    },
    'limits.confirm': ({ body }) => confirmLimit(deps, body.token),
    'limits.protection': (_request, context) => presentProtection(deps, context),
    'limits.betting': async (_request, { caller, host }) => ({
      closed: await bettingClosed(deps, caller.playerId, host),
    }),
    'limits.month': (_request, { caller, host }) => monthFigures(deps, { playerId: caller.playerId, host }),
    'limits.answerPrompt': async (_request, context) => {
      await notePrompt(database.db, context.caller.playerId, clock.now());
      return presentProtection(deps, context);
    },
    'limits.assess': async ({ body }, context) => {
      await keepAssessment(deps, context.caller.playerId, body.answers);
      return presentProtection(deps, context);
    },
  };
}
