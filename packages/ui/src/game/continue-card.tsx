import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Button } from '../action/button.tsx';
import { Anchor } from '../identity/anchor.tsx';
import { Icon } from '../identity/icon.tsx';
import { ArtImage, paletteStyle, type Art } from './art.tsx';

export type ContinueCardProps = {
  href: string;
  title: string;
  art: Art;
  /** "Last played yesterday", or what is unfinished. */
  status: ReactNode;
  /** Words of the button: set for an unfinished round, which makes the card wider and its status blue. */
  continueLabel?: string | undefined;
};

/** A game to come back to. */
export function ContinueCard({ href, title, art, status, continueLabel }: ContinueCardProps) {
  return (
    <article className={classNames('ui-continue', continueLabel !== undefined && 'is-unfinished')}>
      <span className="ui-mini-art" style={paletteStyle(art)}>
        <ArtImage art={art} sizes="72px" width={72} height={96} />
      </span>
      <div>
        <Anchor className="ui-continue-link" href={href}>
          {title}
        </Anchor>
        <span>{status}</span>
      </div>
      {continueLabel === undefined ? (
        <span className="ui-icon-button is-quiet is-small" aria-hidden>
          <Icon name="play" size={16} filled />
        </span>
      ) : (
        <Button href={href} size="small" tabIndex={-1} aria-hidden>
          {continueLabel}
        </Button>
      )}
    </article>
  );
}
