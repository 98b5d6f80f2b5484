import type { CSSProperties } from 'react';

/** A bar in place of text: 14 or 10 px high, width as a share of its line. */
export function TextSkeleton({ height = 14, width = '80%' }: { height?: 14 | 10; width?: string }) {
  return <span className="ui-text-skeleton" style={{ height, width }} aria-hidden />;
}

/** A tile before its data: final geometry, glowing in a colour of the palette when it is known. */
export function TileSkeleton({ glow }: { glow?: string }) {
  return (
    <div className="ui-tile-skeleton" aria-hidden>
      <div className="ui-tile-glow" style={glow ? ({ '--glow': glow } as CSSProperties) : undefined} />
      <TextSkeleton />
      <TextSkeleton height={10} width="50%" />
    </div>
  );
}
