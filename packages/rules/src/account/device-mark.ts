import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * A short mark of a browser from a few things it says about itself anyway: enough to notice that one device opens many
 * accounts, too little to follow a person. What went in cannot be read back in practice.
 */
export const deviceMark = (facts: readonly (string | number)[]): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(facts)))).slice(0, 32);

/** A mark as it may be kept; null for anything that is none, so that nobody is kept out by it. */
export const plainMark = (text: string | undefined): string | null =>
  text !== undefined && /^[0-9a-f]{32}$/.test(text) ? text : null;
