/** Redoes a draw in the browser from what was published. Loaded when somebody asks for it. */
import type { Lottery, TicketList } from '@cosmodrome/contract/http/lotteries';
import { drawPlaces, keepsCommitment, textHash } from '@cosmodrome/fairness';
import { listLine } from '@cosmodrome/rules/lotteries/list';

export interface Verdict {
  /** Whether the seed is the one that was committed to before the first ticket. */
  readonly seed: boolean;
  readonly listHash: string;
  readonly list: boolean;
  readonly tickets: number;
  /** Places whose ticket is the one that was published. */
  readonly same: number;
  readonly places: number;
}

/** A page of the list, from a number on. */
export type ReadPage = (from: number) => Promise<TicketList>;

/** Reads the list to its end, page by page. */
export async function readList(read: ReadPage, each: (lines: string) => void): Promise<number> {
  for (let next = 1; ;) {
    const { issued, tickets } = await read(next);
    each(tickets.map(listLine).join(''));
    const last = tickets.at(-1)?.number ?? next;
    if (tickets.length === 0 || last >= issued) return issued;
    next = last + 1;
  }
}

/** Compares the seed, the list and every place with what was published. */
export async function checkDraw(lottery: Lottery, read: ReadPage): Promise<Verdict> {
  const { seed, seed_hash: committed, list_hash: published } = lottery.draw;
  if (seed === null || published === null) throw new Error('the lottery is not drawn');
  const hash = textHash();
  const tickets = await readList(read, (lines) => hash.add(lines));
  const listHash = hash.end();
  const won = lottery.prizes.map(({ ticket }) => ticket).filter((ticket) => ticket !== null);
  const drawn = drawPlaces({ serverSeed: seed, listHash, tickets, places: lottery.prizes.length });
  return {
    seed: keepsCommitment(seed, committed),
    listHash,
    list: listHash === published,
    tickets,
    same: drawn.filter((ticket, at) => ticket === won[at]).length,
    places: Math.max(drawn.length, won.length),
  };
}
