import type { JackpotWin } from '@cosmodrome/contract/http/jackpots';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { toast } from '../../platform/toasts/toasts.ts';
import { untoldAwards } from '../awards.ts';

/** One message for each jackpot, which stays until it is closed: nobody should have missed it. */
export default function AwardToasts({ untold }: { untold: readonly JackpotWin[] }) {
  const t = useTranslations('jackpots.award');
  const money = useMoneyText();
  const tell = useEffectEvent(() => {
    for (const award of untold) {
      toast({
        tone: 'ok',
        title: t('title', { level: award.jackpot_level_name }),
        detail: t('detail', { amount: money(award.amount_cents, award.currency) }),
        stays: true,
        key: `jackpot-${award.jackpot_external_code}-${award.jackpot_level_external_code}-${award.draw.cycle}`,
      });
    }
    untoldAwards.set(untoldAwards.get().filter((award) => !untold.includes(award)));
  });
  // Each list of awards is told once; later renders have nothing to add.
  useEffect(() => tell(), [untold]);
  return null;
}
