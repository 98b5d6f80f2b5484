import { Icon } from '@cosmodrome/ui/icon';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { selectQuery } from '../../games/index.ts';
import type { PlayGame } from '../play-game.ts';

/** Long enough to read, short enough not to be in the way. */
const SHOWN = 8_000;

/** Says that the game goes on in a round that was left open. The frame itself resumes it. */
export function Unfinished({ game, currency, ready }: { game: PlayGame; currency: string; ready: boolean }) {
  const t = useTranslations('play');
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const { identifier } = game.card;
  useEffect(() => {
    let current = true;
    client
      .fetchQuery({ ...selectQuery([identifier]), staleTime: 0 })
      .then(([card]) => current && setOpen(card?.unfinished.includes(currency) ?? false))
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [client, identifier, currency]);
  const shown = open && ready;
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setOpen(false), SHOWN);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <p className="play-notice text-label" role="status" hidden={!shown}>
      {shown && (
        <>
          <Icon name="history" size={16} /> {t('unfinished')}
        </>
      )}
    </p>
  );
}
