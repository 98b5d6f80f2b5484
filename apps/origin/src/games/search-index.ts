import { SEARCH_MIN_LENGTH, searchText, searchWords, slippedFit, wordFit } from '@cosmodrome/rules/games/search';
import type { CatalogueGame } from './catalogue.ts';

/** Finds games by what is typed. Made once for a catalogue: neither plays nor dates change it. */
export interface SearchIndex {
  /** Scores by identifier; the higher, the better the game fits. Empty for less than three letters. */
  find(typed: string): ReadonlyMap<string, number>;
}

/** How much a word counts by where it stands. */
const TITLE = 1;
const STUDIO = 0.6;
const KIND = 0.5;
const TITLE_BEGINS = 30;

/** Games in which a word stands, with how much it counts there. Flat, since a large catalogue has very many. */
interface Postings {
  readonly games: Int32Array;
  readonly weights: Float32Array;
  /** The letters in the word: slips are looked for only in words that have nearly all that were typed. */
  readonly letters: number;
}

/** A set of letters and digits, by their place modulo 32: a quick way to see that two words are far apart. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

const countOf = (letters: number): number => {
  let count = 0;
  for (let left = letters; left !== 0; left &= left - 1) count += 1;
  return count;
};

/** More typed letters than this are never forgiven. */
const MOST_SLIPS = 2;

/**
 * The words of titles, studios, themes and kinds of game (in every language) with the games they stand in. A typed word is compared with
 * every word there is (a catalogue of ten thousand games has a few thousand); slips are tried only when nothing else fits.
 */
export function searchIndex(games: readonly CatalogueGame[], studioTitle: (id: string) => string): SearchIndex {
  const titles = games.map((game) => searchText(game.title));
  // For those who type no spaces; an empty one is the title itself.
  const joined = titles.map((title) => (title.includes(' ') ? title.replaceAll(' ', '') : ''));
  const words = new Map<string, { games: number[]; weights: number[] }>();
  games.forEach((game, at) => {
    const note = (word: string, weight: number): void => {
      const known = words.get(word) ?? { games: [], weights: [] };
      known.games.push(at);
      known.weights.push(weight);
      words.set(word, known);
    };
    for (const word of new Set(searchWords(game.title))) note(word, TITLE);
    for (const word of new Set(searchWords(studioTitle(game.provider)))) note(word, STUDIO);
    for (const word of new Set([game.family, ...game.themes, ...(game.words ?? [])].flatMap(searchWords)))
      note(word, KIND);
  });
  const vocabulary: Vocabulary = {
    joined,
    words: [...words].map(([word, { games: found, weights }]) => [
      word,
      { games: Int32Array.from(found), weights: Float32Array.from(weights), letters: lettersOf(word) },
    ]),
  };
  return {
    find(typed) {
      const text = searchText(typed);
      if (text.length < SEARCH_MIN_LENGTH) return new Map();
      const wanted = text.split(' ').map((word) => scoresOf(vocabulary, word));
      const found = new Map<string, number>();
      for (const [at, { identifier }] of games.entries()) {
        let sum = 0;
        let fits = true;
        for (const scores of wanted) {
          const score = scores[at] ?? 0;
          sum += score;
          if (score === 0) fits = false;
        }
        if (!fits) continue;
        const begins = titles[at]?.startsWith(text) ? TITLE_BEGINS : 0;
        found.set(identifier, sum / wanted.length + begins);
      }
      return found;
    },
  };
}

interface Vocabulary {
  readonly words: readonly (readonly [string, Postings])[];
  /** Each game's title in one word. */
  readonly joined: readonly string[];
}

/** How well each game fits one typed word. */
function scoresOf({ words, joined }: Vocabulary, typed: string): Float64Array {
  const scores = new Float64Array(joined.length);
  let fits = false;
  const reach = (game: number, score: number): void => {
    fits = true;
    if (score > (scores[game] ?? 0)) scores[game] = score;
  };
  const score = (fitOf: (word: string, postings: Postings) => number): void => {
    for (const [word, postings] of words) {
      const fit = fitOf(word, postings);
      if (fit === 0) continue;
      const { games, weights } = postings;
      for (let at = 0; at < games.length; at += 1) reach(games[at] ?? 0, fit * (weights[at] ?? 0));
    }
  };
  score((word) => wordFit(word, typed));
  joined.forEach((title, game) => {
    const fit = wordFit(title, typed);
    if (fit > 0) reach(game, fit * TITLE);
  });
  if (fits) return scores;
  const letters = lettersOf(typed);
  score((word, { letters: own }) => (countOf(letters & ~own) > MOST_SLIPS ? 0 : slippedFit(word, typed)));
  return scores;
}
