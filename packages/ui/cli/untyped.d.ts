declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2';
      variationAxes?: Record<string, Axis>;
      keepFeatures?: string[];
      noHinting?: boolean;
      dropTables?: string[];
    },
  ): Promise<Uint8Array<ArrayBuffer>>;
}

declare module 'opentype.js' {
  type Box = { x1: number; y1: number; x2: number; y2: number };
  export type Path = {
    getBoundingBox: () => Box;
    toPathData: (decimals: number) => string;
    extend: (path: Path) => void;
  };
  export type Font = {
    unitsPerEm: number;
    ascender: number;
    descender: number;
    charToGlyph: (letter: string) => { advanceWidth?: number };
    charToGlyphIndex: (letter: string) => number;
    getAdvanceWidth: (text: string, size: number) => number;
    getPath: (text: string, x: number, y: number, size: number) => Path;
  };
  const opentype: { parse: (font: ArrayBuffer) => Font; Path: new () => Path };
  export default opentype;
}
