import { signal } from '../platform/signal.ts';

/** A gift that has just come and is still to be told. */
export interface UntoldGift {
  /** Its kind and id: a message that comes twice is told once. */
  readonly key: string;
  readonly title: string;
}

export const untoldGifts = signal<readonly UntoldGift[]>([]);

const told = new Set<string>();

/** Notes a gift to be told of; once in the life of the page. */
export function noteGift(gift: UntoldGift): void {
  if (told.has(gift.key)) return;
  told.add(gift.key);
  untoldGifts.set([...untoldGifts.get(), gift]);
}
