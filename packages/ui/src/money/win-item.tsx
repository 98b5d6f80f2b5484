import type { ReactNode } from 'react';
import { Anchor } from '../identity/anchor.tsx';
import { ArtImage, paletteStyle, type Art } from '../game/art.tsx';

export type WinItemProps = {
  href: string;
  art: Art;
  title: string;
  /** A Money in gold. */
  amount: ReactNode;
  /** Masked name and when. */
  player: ReactNode;
  /** Strip shows amount over player; list shows the title too and the amount at the end. */
  layout?: 'strip' | 'list' | undefined;
};

/** A win of somebody, with the game it was won in. */
export function WinItem({ href, art, title, amount, player, layout = 'strip' }: WinItemProps) {
  return (
    <Anchor className={`ui-win is-${layout}`} href={href}>
      <span className="ui-mini-art" style={paletteStyle(art)}>
        <ArtImage art={art} sizes="48px" width={48} height={64} />
      </span>
      <span className="ui-win-text">
        {layout === 'list' && <strong>{title}</strong>}
        {layout === 'strip' && amount}
        {layout === 'strip' && <span className="ui-visually-hidden">{title}</span>}
        <span>{player}</span>
      </span>
      {layout === 'list' && amount}
    </Anchor>
  );
}
