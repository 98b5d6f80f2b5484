import { Anchor } from '@cosmodrome/ui/anchor';
import { ArtImage, paletteStyle } from '@cosmodrome/ui/art';
import { Button } from '@cosmodrome/ui/button';
import { Icon } from '@cosmodrome/ui/icon';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { artOf } from '../components/game-tile.tsx';
import { useStudios } from '../studios.ts';
import type { Option } from './options.ts';
import type { Found } from './use-found.ts';

export interface ResultsProps {
  id: string;
  found: Found;
  /** Place of the option the arrow keys are on; -1 is none. */
  active: number;
  optionId: (index: number) => string;
}

/** The list below the field: categories and studios first, then games. Options are links, for a pointer and for script-less pages. */
export function Results({ id, found, active, optionId }: ResultsProps) {
  const t = useTranslations('search');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const { state, options, total, words } = found;
  return (
    <>
      <p className="search-says" role="status">
        {state === 'found' && t('count', { count: total })}
        {state === 'searching' && t('searching')}
      </p>
      {state === 'none' && (
        <div className="search-none">
          <strong className="text-subheading text-high">{t('none', { words })}</strong>
          <p>{t('specify')}</p>
        </div>
      )}
      {state === 'failed' && (
        <div className="search-none" role="alert">
          <strong className="text-subheading text-high">{t('failed')}</strong>
          <Button size="small" icon="refresh-cw" onClick={found.again}>
            {t('again')}
          </Button>
        </div>
      )}
      {state !== 'found' && state !== 'searching' && options.length > 0 && (
        <h3 className="search-heading">{t('recommended')}</h3>
      )}
      <div id={id} ref={list} role="listbox" aria-label={t('results')} className="search-list">
        {options.map((option, at) => (
          <Anchor
            key={option.key}
            id={optionId(at)}
            href={option.href}
            role="option"
            aria-selected={at === active}
            tabIndex={-1}
            className="search-option ui-art-option"
          >
            <OptionBody option={option} />
          </Anchor>
        ))}
        {state === 'searching' && options.length === 0 && <Waiting />}
      </div>
    </>
  );
}

function OptionBody({ option }: { option: Option }) {
  const t = useTranslations('search');
  const studioOf = useStudios();
  if (option.kind === 'place') {
    const { title, count, href } = option.place;
    return (
      <>
        <span className="search-mark">
          <Icon name={href.startsWith('/producers/') ? 'orbit' : 'layout-grid'} size={20} />
        </span>
        <span className="search-words">
          <strong>{title}</strong>
          <span>{t('games', { count })}</span>
        </span>
      </>
    );
  }
  const art = artOf(option.card);
  return (
    <>
      <span className="ui-mini-art" style={paletteStyle(art)}>
        <ArtImage art={art} sizes="48px" width={48} height={64} />
      </span>
      <span className="search-words">
        <strong>{option.card.title}</strong>
        <span>{studioOf(option.card.provider)}</span>
      </span>
    </>
  );
}

function Waiting() {
  return Array.from({ length: 5 }, (_, at) => (
    <span key={at} className="search-option" aria-hidden>
      <span className="ui-mini-art" />
      <span className="search-words">
        <TextSkeleton width="60%" />
        <TextSkeleton height={10} width="30%" />
      </span>
    </span>
  ));
}
