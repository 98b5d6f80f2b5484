import { AGE_FIELD } from '@cosmodrome/rules/profile/age';
import { missingIdentity } from '@cosmodrome/rules/profile/profile-fields';
import { hasRegister, REGISTER_FIELD } from '@cosmodrome/rules/limits/register';
import { Dialog } from '@cosmodrome/ui/dialog';
import { type ReactElement, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { FieldsDialog, useAgeHere } from '../profile/index.ts';
import { usePlayer } from '../platform/session/player.ts';
import { LimitPrompt, useProtection } from '../limits/index.ts';
import { useSite } from '../platform/site.ts';
import { SignedOut } from '../platform/session/signed-out.tsx';
import { useExcluded } from './excluded.ts';
import { type Action } from './queries.ts';
import { activeAccount, useAccounts } from '../money/index.ts';

/** What stands here once nobody is signed in. */
export function SignedOutCashbox({ close }: { close: () => void }) {
  const t = useTranslations('cashbox');
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={close} size="small" className="cashbox">
      <SignedOut />
    </Dialog>
  );
}

/**
 * What comes before money can be moved: details that are missing, and for a deposit the question about limits. The dialog
 * to show instead; null when the way is free, or closed for good, which the form says.
 */
export function useBefore(action: Action | null, close: () => void): ReactElement | null {
  const t = useTranslations('cashbox.identity');
  const deposit = action === 'deposit';
  const age = useAgeHere();
  const missing = useMissing(deposit, age === 'unknown');
  // Nobody is asked for anything on the way to a closed door.
  const closed = useExcluded() && deposit;
  const prompt = useProtection()?.prompt;
  if (action !== null && !closed && missing.length > 0) {
    return (
      <Suspense>
        <FieldsDialog
          fields={missing}
          title={t('title')}
          text={t('text')}
          save={t('save')}
          leaveLabel={t('leave')}
          done={() => undefined}
          leave={close}
        />
      </Suspense>
    );
  }
  if (deposit && !closed && prompt && age !== 'too_young') {
    return (
      <Suspense>
        <LimitPrompt kind={prompt} leave={close} />
      </Suspense>
    );
  }
  return null;
}

/**
 * What a player with a fiat wallet has not told yet, and before a deposit what the age and a register are looked up by, where
 * they have to be; nothing while wallet or player are unknown.
 */
function useMissing(deposit: boolean, birthDate: boolean): string[] {
  const account = activeAccount(useAccounts());
  const player = usePlayer();
  const { licence } = useSite();
  if (!player) return [];
  const missing = new Set(account ? missingIdentity(account.currency, player) : []);
  if (deposit && birthDate) missing.add(AGE_FIELD);
  const register = hasRegister(licence, player.license_name);
  if (deposit && register && player[REGISTER_FIELD] === null) missing.add(REGISTER_FIELD);
  return [...missing];
}
