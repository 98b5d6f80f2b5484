/** Search by words, as one types (spec 5): tolerant of accents, marks, missing ends and small slips. */

/** Shorter queries find nothing. */
export const SEARCH_MIN_LENGTH = 3;

/** A text as it is compared: small, without accents and marks, words by single spaces. */
export function searchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a text as it is compared. */
export const searchWords = (text: string): string[] => searchText(text).split(' ').filter(Boolean);

/** The same word, its beginning, somewhere in it. Slips count less than any of them. */
const SAME = 100;
const BEGINS = 80;
const INSIDE = 50;
const SLIP = 40;
const EACH_SLIP = 12;

/** How well a typed word fits a word, without slips; 0 not at all. Both as `searchText`. */
export function wordFit(word: string, typed: string): number {
  if (!word.includes(typed)) return 0;
  if (word.length === typed.length) return SAME;
  if (word.startsWith(typed)) return BEGINS;
  return typed.length >= SEARCH_MIN_LENGTH ? INSIDE : 0;
}

/** Slips that a typed word may have: none in short ones, which would find everything. */
const slipsOf = (typed: string): number => (typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2);

/** How well a typed word fits a word or its beginning when letters are wrong, missing, too many or swapped; 0 not at all. */
export function slippedFit(word: string, typed: string): number {
  const most = slipsOf(typed);
  if (most === 0 || word.length < typed.length - most) return 0;
  const slips = slipsBetween(typed, word.slice(0, typed.length + most), most);
  return slips > most ? 0 : SLIP - slips * EACH_SLIP;
}

/** Lines of the table of slips, used again for every word: words that are compared are this long at most. */
const LONGEST = 64;
const lines = [0, 1, 2].map(() => new Uint8Array(LONGEST + 1));

/** The fewest slips that make `typed` of a beginning of `word`; more than `most` when it takes more. */
function slipsBetween(typed: string, word: string, most: number): number {
  if (typed.length > LONGEST || word.length > LONGEST) return most + 1;
  let [before, above, line] = lines as [Uint8Array, Uint8Array, Uint8Array];
  for (let at = 0; at <= word.length; at += 1) above[at] = at;
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed.charCodeAt(row - 1);
    const previous = row > 1 ? typed.charCodeAt(row - 2) : -1;
    line[0] = row;
    let least = row;
    for (let at = 1; at <= word.length; at += 1) {
      const other = word.charCodeAt(at - 1);
      const swap = (above[at - 1] ?? 0) + (letter === other ? 0 : 1);
      let cost = Math.min((above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, swap);
      if (at > 1 && previous === other && letter === word.charCodeAt(at - 2)) {
        cost = Math.min(cost, (before[at - 2] ?? 0) + 1);
      }
      line[at] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return least;
    [before, above, line] = [above, line, before];
  }
  let fewest = most + 1;
  for (let at = 0; at <= word.length; at += 1) fewest = Math.min(fewest, above[at] ?? fewest);
  return fewest;
}

/**
 * How well a typed text fits a short one (a studio, a category), by its worst word; 0 when a word of it fits nothing.
 * @param words the words of the text; several spellings may stand beside each other
 */
export function textFit(words: readonly string[], typed: readonly string[]): number {
  const fits = typed.map((one) => {
    const best = Math.max(0, ...words.map((word) => wordFit(word, one)));
    return best > 0 ? best : Math.max(0, ...words.map((word) => slippedFit(word, one)));
  });
  return fits.length === 0 ? 0 : Math.min(...fits);
}
