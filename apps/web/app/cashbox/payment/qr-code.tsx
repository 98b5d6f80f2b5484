import type { ReactNode } from 'react';
import { encode } from 'uqr';

/** Share of the code that the mark in its middle covers; the error correction makes up for it. */
const MARK = 0.2;

/** A code to scan, drawn as one path: dark on white, with a quiet zone and the coin in the middle. */
export function QrCode({ text, label, mark }: { text: string; label: string; mark: ReactNode }) {
  const { data, size } = encode(text, { ecc: 'H', border: 0 });
  const hole = size * MARK;
  const from = (size - hole) / 2;
  const covered = (at: number): boolean => at + 1 > from && at < from + hole;
  const path = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark && !(covered(x) && covered(y)) ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <div className="qr" role="img" aria-label={label}>
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden>
        <path d={path.join('')} fill="currentcolor" />
      </svg>
      <span aria-hidden>{mark}</span>
    </div>
  );
}
