/** The part of opentype.js that titles use. */
declare module 'opentype.js' {
  export interface PathCommand {
    type: 'M' | 'L' | 'C' | 'Q' | 'Z';
    x: number;
    y: number;
    x1: number;
    y1: number;
    x2: number;
    y2: number;
  }
  export interface Path {
    commands: PathCommand[];
  }
  export interface Font {
    unitsPerEm: number;
    getPath(
      text: string,
      x: number,
      y: number,
      size: number,
      options?: { kerning?: boolean; letterSpacing?: number },
    ): Path;
    getAdvanceWidth(text: string, size: number, options?: { kerning?: boolean; letterSpacing?: number }): number;
  }
  const opentype: { parse(bytes: ArrayBuffer): Font };
  export default opentype;
}
