/** What a file is by its bytes, whatever it is called. Only the kinds that are taken are known. */

/** More pixels than any paper needs: a small file can unfold to gigabytes. */
export const MEGAPIXELS = 60;

export interface FileKind {
  kind: 'jpeg' | 'png' | 'webp' | 'pdf';
  /** Cut off or forged, unfolding to too many pixels, with a program inside, or packed so that one could hide. */
  defect: 'broken' | 'pixels' | 'active' | 'packed' | null;
}

const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(Math.max(0, from), Math.min(to, bytes.length)));

const u16 = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
const u32 = (bytes: Uint8Array, at: number): number => u16(bytes, at) * 65_536 + u16(bytes, at + 2);

const bySize = (width: number, height: number): FileKind['defect'] => {
  if (width < 1 || height < 1) return 'broken';
  return width * height > MEGAPIXELS * 1e6 ? 'pixels' : null;
};

function png(bytes: Uint8Array): FileKind['defect'] {
  if (text(bytes, 12, 16) !== 'IHDR' || !text(bytes, bytes.length - 16, bytes.length).includes('IEND')) return 'broken';
  return bySize(u32(bytes, 16), u32(bytes, 20));
}

/** Walks the segments to the frame header, which tells the size. */
function jpeg(bytes: Uint8Array): FileKind['defect'] {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return bySize(u16(bytes, at + 7), u16(bytes, at + 5));
    at += 2 + Math.max(2, u16(bytes, at + 2));
  }
  return 'broken';
}

function webp(bytes: Uint8Array): FileKind['defect'] {
  const u24 = (at: number): number => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);
  const chunk = text(bytes, 12, 16);
  if (chunk === 'VP8X') return bySize(u24(24) + 1, u24(27) + 1);
  if (chunk === 'VP8 ') return bySize(u24(26) & 0x3fff, u24(28) & 0x3fff);
  if (chunk !== 'VP8L') return 'broken';
  const bits = u24(21) | ((bytes[24] ?? 0) << 24);
  return bySize((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
}

/** Names of things in a PDF that do something when it is opened, or carry other files. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|OpenAction|AA|RichMedia|XFA|SubmitForm)\b/;
/** Parts of a PDF that are packed or encrypted: what they hold is not seen here. */
const PACKED = /\/(?:ObjStm|Encrypt)\b/;
const PIECE = 65_536;

function pdf(bytes: Uint8Array): FileKind['defect'] {
  if (!text(bytes, bytes.length - 1_024, bytes.length).includes('%%EOF')) return 'broken';
  let packed = false;
  // In pieces that overlap, so that no name is cut in two. `#41` is a way to write a letter of a name.
  for (let at = 0; at < bytes.length; at += PIECE - 64) {
    const piece = text(bytes, at, at + PIECE).replaceAll(/#([0-9a-f]{2})/gi, (_all, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    if (ACTIVE.test(piece)) return 'active';
    packed ||= PACKED.test(piece);
  }
  return packed ? 'packed' : null;
}

/** The kind of a file and what is wrong with it; null for every other kind. */
export function fileKind(bytes: Uint8Array): FileKind | null {
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return { kind: 'png', defect: png(bytes) };
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return { kind: 'jpeg', defect: jpeg(bytes) };
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return { kind: 'webp', defect: webp(bytes) };
  return text(bytes, 0, 5) === '%PDF-' ? { kind: 'pdf', defect: pdf(bytes) } : null;
}
