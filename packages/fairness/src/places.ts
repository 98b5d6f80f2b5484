/**
 * Draws without replacement: which tickets of a numbered list win which places. It follows from a server seed that was
 * committed to before the first ticket and from the hash of the list, so that neither can be changed without the other
 * outcome.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { stream } from './stream.ts';

/** SHA-256 of a text that is given in pieces. */
interface TextHash {
  add(piece: string): void;
  /** In hexadecimal; nothing can be added afterwards. */
  end(): string;
}

export function textHash(): TextHash {
  const hash = sha256.create();
  return {
    add: (piece) => void hash.update(utf8ToBytes(piece)),
    end: () => bytesToHex(hash.digest()),
  };
}

/** What a draw follows from. */
interface PlacesSource {
  readonly serverSeed: string;
  /** SHA-256 of the list of tickets, in hexadecimal. */
  readonly listHash: string;
  /** Tickets on the list, numbered from 1. */
  readonly tickets: number;
  /** Places that are drawn for; where there are fewer tickets, each ticket has one. */
  readonly places: number;
}

/**
 * The tickets of the places, the first place first. It is the shuffle of Fisher and Yates that ends after the last place: place p
 * takes, of the tickets that are left in the order they lie in, the one at a drawn position, and the ticket that lay at p goes
 * there. The positions are numbers of the stream of (seed, hash of the list, 0).
 *
 * @throws RangeError on a seed or numbers that are none
 */
export function drawPlaces({ serverSeed, listHash, tickets, places }: PlacesSource): number[] {
  if (!Number.isSafeInteger(tickets) || tickets < 0 || !Number.isSafeInteger(places) || places < 0) {
    throw new RangeError('tickets and places are whole numbers from 0 on');
  }
  const random = stream(serverSeed, listHash, 0);
  /** Where another ticket lies than the one of the position's own number. */
  const moved = new Map<number, number>();
  const drawn: number[] = [];
  for (let place = 1; place <= Math.min(tickets, places); place += 1) {
    const position = place + random.int(tickets - place + 1);
    drawn.push(moved.get(position) ?? position);
    moved.set(position, moved.get(place) ?? place);
    moved.delete(place);
  }
  return drawn;
}
