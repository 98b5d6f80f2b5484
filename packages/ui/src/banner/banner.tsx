import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { classNames } from '../class-names.ts';
import type { Art } from '../game/art.tsx';
import { followTop, topDialog } from '../overlay/top-dialog.ts';
import { useDomEvent } from '../use-dom-event.ts';

export type BannerScene = { wide: Art; tall: Art };

export type BannerSlide = {
  id: string;
  /** Absent on a plain ground. */
  scene?: BannerScene | undefined;
  /** Colours of its ground from left to right, in place of the page's. */
  gradient?: readonly string[] | undefined;
  /** One line above the headline: when it ends. */
  eyebrow?: ReactNode;
  headline: ReactNode;
  /** One sentence with the obligation. */
  children: ReactNode;
  /** One action, and a bare link to the terms. */
  actions: ReactNode;
};

export type BannerProps = {
  slides: readonly BannerSlide[];
  label: string;
  pauseLabel: string;
  playLabel: string;
  /** "Show offer 2 of 5", for a dot. */
  dotLabel: (at: number, of: number) => string;
  /** Milliseconds between slides. */
  interval?: number | undefined;
};

/** Scenes that cross-fade every ten seconds; hover, focus, a dialog, the pause button and reduced motion stop them. */
export function Banner({ slides, label, pauseLabel, playLabel, dotLabel, interval = 10_000 }: BannerProps) {
  // By its id: slides may come and go with who is looking.
  const [chosen, show] = useState(slides[0]?.id);
  const at = Math.max(
    0,
    slides.findIndex(({ id }) => id === chosen),
  );
  const [paused, pause] = useState(false);
  const [touched, hold] = useState(false);
  // Nothing moves behind a dialog: it takes the eye, and each frame would draw the whole page anew under its blur.
  const held =
    useSyncExternalStore(
      followTop,
      () => topDialog() !== undefined,
      () => false,
    ) || touched;
  const count = slides.length;
  // The other scenes come after the page has settled: they would race the first one for the line.
  const [late, beLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => beLate(true), interval / 2);
    return () => clearTimeout(timer);
  }, [interval]);

  const showNext = useEffectEvent(() => show(slides[(at + 1) % count]?.id));
  useEffect(() => {
    if (paused || held || count < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setTimeout(showNext, interval);
    return () => clearTimeout(timer);
  }, [at, paused, held, count, interval]);

  // It also stands still under a finger, whose hovering events the site keeps from React.
  const section = useRef<HTMLElement>(null);
  const element = () => section.current;
  useDomEvent(element, 'pointerenter', () => hold(true));
  useDomEvent(element, 'pointerleave', () => hold(false));
  const stops = {
    onFocus: () => hold(true),
    onBlur: () => hold(false),
  };

  return (
    <section {...stops} ref={section} className="ui-banner" aria-label={label} aria-roledescription="carousel">
      {slides.map((slide, index) => (
        <Slide key={slide.id} slide={slide} shown={index === at} first={index === 0} ready={index === 0 || late} />
      ))}
      {count > 1 && (
        <div className="ui-banner-controls">
          {slides.map((slide, index) => (
            <button
              key={slide.id}
              type="button"
              className={classNames('ui-banner-dot', index === at && !paused && !held && 'is-running')}
              aria-label={dotLabel(index + 1, count)}
              aria-current={index === at ? 'true' : undefined}
              onClick={() => {
                beLate(true);
                show(slide.id);
              }}
            />
          ))}
          <IconButton
            icon={paused ? 'play' : 'pause'}
            label={paused ? playLabel : pauseLabel}
            onClick={() => pause(!paused)}
          />
        </div>
      )}
    </section>
  );
}

type SlideProps = { slide: BannerSlide; shown: boolean; first: boolean; ready: boolean };

function Slide({ slide, shown, first, ready }: SlideProps) {
  const { scene, gradient, eyebrow, headline, children, actions } = slide;
  const ground = gradient && { '--ui-banner-ground': `linear-gradient(90deg, ${gradient.join(', ')})` };
  return (
    <div
      className={classNames('ui-banner-slide', shown && 'is-shown')}
      style={ground as CSSProperties | undefined}
      inert={!shown}
    >
      {ready && scene && <Scene scene={scene} eager={first} />}
      <div className="ui-banner-text">
        {eyebrow && <p className="ui-banner-eyebrow">{eyebrow}</p>}
        <h2>{headline}</h2>
        <p className="ui-banner-sentence">{children}</p>
        <div className="ui-banner-actions">{actions}</div>
      </div>
    </div>
  );
}

/** One picture for both forms: only the one that is shown is loaded. */
function Scene({ scene: { wide, tall }, eager }: { scene: BannerScene; eager: boolean }) {
  const phone = '(width < 600px)';
  const narrow = 'calc(100vw - 32px)';
  // From 1280 px on something stands beside it.
  const broad = '(width >= 1920px) 1092px, (width >= 1280px) 852px, 100vw';
  return (
    <picture>
      <source media={phone} type="image/avif" srcSet={tall.avif} sizes={narrow} width={328} height={428} />
      <source media={phone} srcSet={tall.webp ?? `${tall.src} 328w`} sizes={narrow} width={328} height={428} />
      <source type="image/avif" srcSet={wide.avif} sizes={broad} />
      <img
        src={wide.src}
        alt=""
        width={852}
        height={430}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
      />
    </picture>
  );
}
