import { Suspense } from 'react';
import { usePlayer } from '../../platform/session/player.ts';
import { DepositBonus } from '../../bonuses/index.ts';
import { useProtection } from '../../limits/index.ts';
import type { PartProps } from './parts.ts';

/** Bonuses of a deposit, with a place kept for them where there will be something to see. */
export function BonusPart({ account, form, opened }: Pick<PartProps, 'account' | 'form'> & { opened: boolean }) {
  const [player, protection] = [usePlayer(), useProtection()];
  const wished = player?.can_issue_bonuses === true && protection?.suppression === null;
  return (
    <Suspense fallback={wished && <div className="min-h-control" />}>
      <DepositBonus currency={account.currency} cents={form.entry.cents} opened={opened} />
    </Suspense>
  );
}
