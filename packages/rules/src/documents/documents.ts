import type { Machine } from '../machine.ts';
import { fileKind, MEGAPIXELS } from './file-kind.ts';
import type { FieldError } from '../field-error.ts';

/** Papers that verify a player (contract-shapes 2.2). */
export const DOCUMENT_TYPES = ['identity', 'address', 'deposit', 'payment_method'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** `pending` until a person has looked at it. */
export const DOCUMENT_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** What becomes of a paper. A decision may be changed; the player takes back, with its bytes, what is not approved. */
export const documentMachine: Machine<DocumentStatus | 'withdrawn', 'approve' | 'reject' | 'withdraw'> = {
  name: 'document',
  states: [...DOCUMENT_STATUSES, 'withdrawn'],
  events: ['approve', 'reject', 'withdraw'],
  begins: ['pending'],
  ends: ['withdrawn'],
  moves: {
    pending: { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' },
    approved: { approve: 'approved', reject: 'rejected' },
    rejected: { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' },
  },
};

export const DOCUMENT_MAX_BYTES = 8 * 2 ** 20;
/** How many papers of a player may wait at a time. */
export const DOCUMENTS_WAITING = 8;

const extensions: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg', 'jfif'],
  png: ['png'],
  webp: ['webp'],
  pdf: ['pdf'],
};

/** What a file input offers; what counts is the content. */
export const DOCUMENT_ACCEPT = 'image/jpeg,image/png,image/webp,application/pdf';

export const mediaTypes: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

const NAME_MAX = 120;
/** Endings that no picture or paper has: behind a second one they hide a program or a page. */
const RUNNABLE =
  /\.(?:exe|com|bat|cmd|ps1|sh|js|mjs|jar|msi|scr|vbs|php\d?|phtml|asp|aspx|jsp|cgi|html?|xhtml|svgz?|xml|zip|rar|7z|gz)$/i;

/** A name that says nothing but a name: no path, no control or bidirectional signs, no second ending that runs. */
function nameError(name: string, kind: string): FieldError | null {
  const bad = /[/\\:*?"<>|\p{C}]/u.test(name) || name.startsWith('.') || name.includes('..') || name.length > NAME_MAX;
  const at = name.lastIndexOf('.');
  const ending = name.slice(at + 1).toLowerCase();
  if (bad || at < 1 || RUNNABLE.test(name.slice(0, at))) return { key: 'file_name' };
  return extensions[kind]?.includes(ending) ? null : { key: 'file_ending' };
}

/**
 * Whether a file can be a document: by its content first, then by its name. The browser asks before it sends, the origin
 * before it keeps.
 * @returns the kind, or why not: `file_empty`, `file_too_large`, `file_kind`, `file_broken`, `file_active`, `file_packed`, `file_name`,
 * `file_ending`
 */
export function readDocument(name: string, bytes: Uint8Array): { kind: string } | { error: FieldError } {
  if (bytes.length === 0) return { error: { key: 'file_empty' } };
  if (bytes.length > DOCUMENT_MAX_BYTES) {
    return { error: { key: 'file_too_large', values: { megabytes: DOCUMENT_MAX_BYTES / 2 ** 20 } } };
  }
  const found = fileKind(bytes);
  if (found === null) return { error: { key: 'file_kind' } };
  if (found.defect === 'pixels') return { error: { key: 'file_pixels', values: { megapixels: MEGAPIXELS } } };
  if (found.defect) return { error: { key: `file_${found.defect}` } };
  const error = nameError(name, found.kind);
  return error ? { error } : { kind: found.kind };
}

/** Papers that have to be approved before a player counts as verified. */
export const VERIFYING: readonly DocumentType[] = ['identity', 'address'];

/** True when every paper that verifies is there and approved. */
export const isVerified = (documents: readonly { type: string; status: string }[]): boolean =>
  VERIFYING.every((type) => documents.some((each) => each.type === type && each.status === 'approved'));
