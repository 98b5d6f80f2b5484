import type { Position } from '@cosmodrome/maths/slots/types';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { roleOf } from './symbols.ts';

interface AtlasFile {
  frames: Record<string, { frame: { x: number; y: number; w: number; h: number } }>;
  meta: { image: string; size: { w: number; h: number } };
}

async function readAtlas(path: string): Promise<AtlasFile> {
  const response = await fetch(`${path}.json`);
  if (!response.ok) throw new Error(`no atlas at ${path}`);
  return (await response.json()) as AtlasFile;
}

export interface SlotWindowProps {
  /** window[reel][row] */
  window: readonly (readonly number[])[];
  /** Positions that won. */
  lit: readonly Position[];
  /** Path of the atlas without ending. */
  symbols: string | null;
}

/** The reels as they stopped, with the game's own pictures; their names until those have come. */
export function SlotWindow({ window, lit, symbols }: SlotWindowProps) {
  const t = useTranslations('play.round');
  const { data: atlas } = useQuery({
    queryKey: ['symbols', symbols],
    queryFn: () => readAtlas(symbols ?? ''),
    enabled: symbols !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const won = new Set(lit.map(([reel, row]) => `${reel} ${row}`));
  const words = window
    .map((reel, at) =>
      t('reel', { at: at + 1, symbols: reel.map((symbol) => t(`symbols.${roleOf(symbol)}`)).join(', ') }),
    )
    .join('; ');
  return (
    <div className="replay-reels" role="img" aria-label={words} style={{ '--reels': window.length } as CSSProperties}>
      {window.map((reel, at) => (
        <div key={at} className="replay-reel">
          {reel.map((symbol, row) => (
            <span key={row} className={won.has(`${at} ${row}`) ? 'replay-symbol is-lit' : 'replay-symbol'}>
              <Symbol atlas={atlas} path={symbols} role={roleOf(symbol)} name={t(`symbols.${roleOf(symbol)}`)} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

interface SymbolProps {
  atlas: AtlasFile | undefined;
  path: string | null;
  role: string;
  name: string;
}

function Symbol({ atlas, path, role, name }: SymbolProps) {
  const frame = atlas?.frames[role]?.frame;
  if (!atlas || !frame || path === null) return <span className="text-meta">{name}</span>;
  const { w, h } = atlas.meta.size;
  const style: CSSProperties = {
    backgroundImage: `url("${path}.webp")`,
    backgroundSize: `${(w / frame.w) * 100}% ${(h / frame.h) * 100}%`,
    backgroundPosition: `${(frame.x / Math.max(1, w - frame.w)) * 100}% ${(frame.y / Math.max(1, h - frame.h)) * 100}%`,
  };
  return <span className="replay-picture" style={style} />;
}
