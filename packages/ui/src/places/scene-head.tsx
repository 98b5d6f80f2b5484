import type { ReactNode } from 'react';
import type { BannerScene } from '../banner/banner.tsx';
import { ArtImage } from '../game/art.tsx';

export interface SceneHeadProps {
  /** Names the section. */
  label: string;
  scene: BannerScene;
  children: ReactNode;
}

/** What something with places is about, over a scene of the brand. Its styles are those of `places.css`. */
export const SceneHead = ({ label, scene, children }: SceneHeadProps) => (
  <section className="ui-scene" aria-label={label}>
    <ArtImage
      art={scene.wide}
      sizes="(width >= 1280px) 1280px, 100vw"
      width={852}
      height={430}
      eager
      className="ui-scene-art"
    />
    <div className="ui-scene-text">{children}</div>
  </section>
);
