/** The bytes of a picture that says to be so large. */
export function pngOf(width: number, height: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const tail = Buffer.from('0806000000000000000000000049454e44ae426082', 'hex');
  return Buffer.concat([head, size, tail]);
}

export const PNG = pngOf(640, 400);

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
