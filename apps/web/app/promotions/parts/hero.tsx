import { ArtImage } from '@cosmodrome/ui/art';
import type { ReactNode } from 'react';
import { sceneOf } from '../../platform/scenes.ts';

export interface HeroProps {
  art: string;
  /** When it ends. */
  eyebrow: ReactNode;
  headline: ReactNode;
  /** The heading's place on the page: its first, or one of a list. */
  level: 1 | 2;
  /** One sentence with the obligation. */
  text: ReactNode;
  actions: ReactNode;
  /** What is shown below, over the picture. */
  children?: ReactNode;
}

/** The campaign that leads a page, over its scene. */
export function Hero({ art, eyebrow, headline, level, text, actions, children }: HeroProps) {
  const Heading = `h${level}` as const;
  return (
    <section className="promo-hero">
      <ArtImage
        art={sceneOf(art).wide}
        sizes="(width >= 1280px) 1280px, 100vw"
        width={852}
        height={430}
        eager
        className="campaign-scene"
      />
      <div className="promo-hero-text">
        {eyebrow}
        <Heading className="text-headline">{headline}</Heading>
        <div className="text-body text-mid">{text}</div>
        <div className="promo-hero-actions">{actions}</div>
      </div>
      {children}
    </section>
  );
}
