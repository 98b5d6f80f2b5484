import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { activeAccount, useAccounts } from '../../money/index.ts';
import { followJackpots, JackpotBadge } from '../../jackpots/index.ts';
import { ensureConnected } from '../../platform/realtime/realtime.ts';
import type { PlayGame } from '../play-game.ts';

/** What the game's jackpot pays now, in its quiet corner; it follows each change. Nothing for a game that feeds none. */
export function JackpotMeter({ game: { card } }: { game: PlayGame }) {
  return card.jackpot === null ? null : <Meter identifier={card.identifier} cents={card.jackpot} />;
}

function Meter({ identifier, cents }: { identifier: string; cents: number }) {
  const t = useTranslations('play');
  const client = useQueryClient();
  const currency = activeAccount(useAccounts())?.currency;
  useEffect(() => {
    ensureConnected();
    return followJackpots(client);
  }, [client]);
  return (
    <p className="play-jackpot text-meta">
      <span className="text-mid">{t('jackpot')}</span>{' '}
      <JackpotBadge identifier={identifier} cents={cents} currency={currency} />
    </p>
  );
}
