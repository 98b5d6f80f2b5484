import type { CSSProperties } from 'react';

/** One picture in two encodings and several widths. */
export type Art = {
  /** Fallback address, and srcset strings ("…240.avif 240w, …480.avif 480w"). */
  src: string;
  avif?: string | undefined;
  webp?: string | undefined;
  /** Two colours of its own palette, light and dark, shown until it is there. */
  palette?: readonly [string, string] | undefined;
};

export type ArtProps = {
  art: Art;
  /** Empty when the title stands beside it. */
  alt?: string | undefined;
  sizes: string;
  width: number;
  height: number;
  /** First row of the page: loaded at once and first. */
  eager?: boolean | undefined;
  className?: string | undefined;
};

/** The glow of a picture's palette, as custom properties. */
export function paletteStyle(art: Art | undefined): CSSProperties | undefined {
  if (!art?.palette) return undefined;
  return { '--glow': art.palette[0], '--glow-edge': art.palette[1] } as CSSProperties;
}

/** A responsive picture that never shifts the page; its palette glows until it is loaded. */
export function ArtImage({ art, alt = '', sizes, width, height, eager, className }: ArtProps) {
  return (
    <picture className={className}>
      {art.avif && <source type="image/avif" srcSet={art.avif} sizes={sizes} />}
      {art.webp && <source type="image/webp" srcSet={art.webp} sizes={sizes} />}
      <img
        src={art.src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
      />
    </picture>
  );
}
