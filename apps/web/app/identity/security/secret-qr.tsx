import { encode } from 'uqr';

/** The key as a code to scan, drawn in the browser: dark on white, one path. */
export function SecretQr({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <div className="secret-qr" role="img" aria-label={label}>
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden>
        <path d={path.join('')} fill="currentcolor" />
      </svg>
    </div>
  );
}
