import { readDocument } from '@cosmodrome/rules/documents/documents';
import type { FieldError } from '@cosmodrome/rules/field-error';

/** A chosen file as it is sent, or why it cannot be. */
export async function readFile(file: File): Promise<{ content: string } | { error: FieldError }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = readDocument(file.name, bytes);
  return 'error' in read ? read : { content: base64Of(bytes) };
}

/** In pieces: a call with millions of arguments would fail. */
function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(text);
}
