import { Button } from '@cosmodrome/ui/button';
import { Dialog } from '@cosmodrome/ui/dialog';
import { TileSkeleton } from '@cosmodrome/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { GameTile } from '../components/game-tile.tsx';
import { WithTileFacts } from '../components/tile-facts.tsx';
import { listQuery } from '../list/list-query.ts';
import { readNarrowing } from '../list/narrowing.ts';
import { useStudios } from '../studios.ts';
import './introduction.css';

/** Tiles that fit beside each other on every screen. */
const SHOWN = 3;

export interface IntroductionProps {
  studio: string;
  close: () => void;
}

/** A studio, some of its games, and the way to all of them. */
export default function Introduction({ studio, close }: IntroductionProps) {
  const t = useTranslations('lists.introduction');
  const name = useStudios()(studio);
  const { data, isError } = useQuery(
    listQuery({ provider: studio, narrowing: readNarrowing(new URLSearchParams(), studio) }, 1),
  );
  return (
    <Dialog
      title={t('title', { studio: name })}
      closeLabel={t('close')}
      onClose={close}
      foot={
        <>
          <Button look="armed" size="sheet" wide href={`/producers/${studio}`}>
            {data ? t('all', { count: data.total }) : t('games')}
          </Button>
          <Button look="bare" wide onClick={close}>
            {t('later')}
          </Button>
        </>
      }
    >
      <p className="text-body text-mid">{t('text')}</p>
      {!isError && (
        <WithTileFacts>
          <ul className="introduction-games">
            {data
              ? data.games.slice(0, SHOWN).map((card) => (
                  <li key={card.identifier}>
                    <GameTile card={card} size="dense" />
                  </li>
                ))
              : Array.from({ length: SHOWN }, (_, at) => (
                  <li key={at} aria-hidden>
                    <TileSkeleton />
                  </li>
                ))}
          </ul>
        </WithTileFacts>
      )}
    </Dialog>
  );
}
