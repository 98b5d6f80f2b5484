import { ArtImage } from '@cosmodrome/ui/art';
import tall328 from '@cosmodrome/ui/scenes/night-launch-tall-328.avif?url';
import tall656 from '@cosmodrome/ui/scenes/night-launch-tall-656.avif?url';
import fallback from '@cosmodrome/ui/scenes/night-launch-tall-328.webp?url';

const art = { src: fallback, avif: `${tall328} 328w, ${tall656} 656w` };

/** The launch behind the heading of registration. Decoration. */
export function LaunchScene() {
  return (
    <div className="enter-scene" aria-hidden>
      <ArtImage art={art} sizes="440px" width={328} height={428} eager />
    </div>
  );
}
