import { type DepositLeft, depositLeft } from '@cosmodrome/rules/limits/deposit-left';
import { isInForce } from '@cosmodrome/rules/limits/types';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../platform/session/session.ts';
import { lazyWithTexts } from '../platform/i18n/lazy-texts.ts';
import { limitsQuery } from './queries.ts';

export { LimitNotices } from './notices.tsx';
export { protectionQuery, useHeldBack, useProtection } from './queries.ts';
export { useSessionLeft } from './session-end.ts';
export { useTold } from './use-told.ts';

/** Asks about limits before the first deposit, and anew after some months. */
export const LimitPrompt = /* @__PURE__ */ lazyWithTexts(
  ['limits', 'protection'],
  () => import('./parts/limit-prompt.tsx'),
);
/** How long the session still lasts. */
export const SessionLeft = /* @__PURE__ */ lazyWithTexts(['protection'], () => import('./parts/session-left.tsx'));

/** How often the player wants to be asked to look up from a game, in minutes; null without a wish. */
export function useOwnRealityCheck(): number | null {
  const player = useSession() === 'player';
  const { data } = useQuery({ ...limitsQuery(), enabled: player });
  const own = player ? data?.find(({ type, status }) => type === 'reality_check' && isInForce(status)) : undefined;
  return own?.minutes ?? null;
}

/** What the player's deposit limits leave for a currency; null without a limit, and until they are known. */
export function useDepositLeft(currency: string, asked: boolean): DepositLeft | null {
  const player = useSession() === 'player';
  const { data } = useQuery({ ...limitsQuery(), enabled: player && asked });
  return player && asked && data ? depositLeft(data, currency) : null;
}
