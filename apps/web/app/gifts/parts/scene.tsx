import { ArtImage } from '@cosmodrome/ui/art';
import { sceneOf } from '../../platform/scenes.ts';

/** The picture behind the words of a bonus. */
export default function Scene({ image }: { image: string }) {
  return (
    <ArtImage
      className="gift-scene"
      art={sceneOf(image).wide}
      sizes="(width >= 1280px) 1280px, 100vw"
      width={852}
      height={430}
      eager
    />
  );
}
