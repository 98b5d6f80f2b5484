import type { Account } from '@cosmodrome/contract/http/money';
import { heldStakes } from '@cosmodrome/rules/money/wallet';
import { useDomEvent } from '@cosmodrome/ui/use-dom-event';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../platform/i18n/money.tsx';
import { accountsQuery } from '../queries.ts';

/**
 * What unfinished rounds hold of a wallet's money (player protection R15). Balance messages do not count it, so the
 * wallets are asked for again whenever it is shown: at once on a page, and each time the panel around it is opened.
 */
export function HeldStakes({ account }: { account: Account }) {
  const t = useTranslations('shell.wallet');
  const client = useQueryClient();
  const place = useRef<HTMLParagraphElement>(null);
  const panel = () => place.current?.closest<HTMLElement>('[popover]');
  const askIfShown = (): void => {
    if (panel()?.matches(':popover-open') !== false)
      void client.invalidateQueries({ queryKey: accountsQuery().queryKey });
  };
  const begin = useEffectEvent(askIfShown);
  useEffect(() => begin(), []);
  useDomEvent(panel, 'toggle', askIfShown);
  const held = heldStakes(account);
  return (
    <p ref={place} hidden={held === 0} className="flex items-baseline justify-between gap-3 text-body text-mid">
      {held > 0 && (
        <>
          {t('held')}
          <Amount cents={held} currency={account.currency} />
        </>
      )}
    </p>
  );
}
