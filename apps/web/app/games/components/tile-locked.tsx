import { Button } from '@cosmodrome/ui/button';
import { TileLock } from '@cosmodrome/ui/tile';
import { useTranslations } from 'use-intl';
import { useAccounts, useWalletChange } from '../../money/index.ts';
import { toast } from '../../platform/toasts/toasts.ts';
import type { GameCard } from '../card.ts';

/** Why a game is locked for the wallet in use, and the way to the wallet that opens it: one press when the player has it. */
export default function TileLocked({ card, currency }: { card: GameCard; currency: string }) {
  const t = useTranslations('games.locked');
  const { select } = useWalletChange(t('failed'));
  const wallets = useAccounts() ?? [];
  const open = card.playedIn ?? [];
  const own = wallets.find((wallet) => open.includes(wallet.currency));
  const change = (to: string): void => select(to, () => toast({ tone: 'ok', title: t('done', { currency: to }) }));
  return (
    <TileLock
      title={t('title', { currency })}
      action={
        <Button size="small" {...(own ? { onClick: () => change(own.currency) } : { href: '/profile/wallets' })}>
          {t('button')}
        </Button>
      }
    >
      {t('text', { currencies: open.slice(0, 3).join(', ') })}
    </TileLock>
  );
}
