import { buildShelf, filterGames, idTable, searchIndex, searchShelf, stockOf } from '@cosmodrome/origin/games/index';
import { row, type Outcome, type Run, type Table } from '../report/table.ts';
import { fineMilliseconds } from '../report/units.ts';
import { generatedGames, generatedStudios } from './generated.ts';

const SIZES = [1_000, 10_000, 100_000];
const NOW = new Date('2026-06-01T12:00:00Z');
/** What is typed, letter by letter where it counts: beginnings, whole words, slips, two words, studios, nothing. */
const TYPED = [
  'gol',
  'gold',
  'golden',
  'drag',
  'dragno',
  'book of',
  'roulete',
  'egypt',
  'emerald temple',
  'harbour works',
  'xyzzy',
  'pheonix rbies',
];
/** Answers that one figure is the mean of: the clock of the processor is coarse. */
const TIMES = 10;
const GOAL = { atMost: 20 };

type Shelved = ReturnType<typeof shelved>;

function shelved(count: number) {
  const games = generatedGames(count);
  const titles = new Map(generatedStudios.map(({ id, title }) => [id, title]));
  const studioTitle = (id: string): string => titles.get(id) ?? id;
  const shelf = buildShelf(stockOf({ studios: generatedStudios, games }, idTable([])), new Map(), NOW);
  return {
    shelf,
    search: searchIndex(games, studioTitle),
    studioTitle,
    aliases: {},
    categoryTitle: (slug: string) => slug,
  };
}

/** Milliseconds of processor time of the slowest of some answers, whatever else the machine does. */
function slowest<T>(asked: readonly T[], answer: (one: T) => void): number {
  return Math.max(
    ...asked.map((one) => {
      const before = process.cpuUsage();
      for (let time = 0; time < TIMES; time += 1) answer(one);
      return process.cpuUsage(before).user / 1_000 / TIMES;
    }),
  );
}

const searchAll = (all: Shelved): number => slowest(TYPED, (typed) => void searchShelf(all, typed));
const listAll = (all: Shelved): number =>
  slowest(
    ['pokies', 'btc-games', 'all'],
    (slug) =>
      void filterGames(all, {
        device: 'desktop',
        page: 3,
        page_size: 40,
        facets: true,
        filter: { categories: { identifiers: [slug], strategy: 'OR' }, features: ['free-spins'] },
      }),
  );

/** What the origin needs for an answer of the search popup and of a narrowed list, by the size of the catalogue. */
async function measure({ blocks }: Run): Promise<Outcome> {
  const figures = SIZES.map((size) => ({ size, all: shelved(size), search: [] as number[], list: [] as number[] }));
  for (const { all } of figures) {
    searchAll(all);
    listAll(all);
  }
  for (let block = 0; block < blocks; block += 1) {
    for (const { all, search, list } of figures) {
      search.push(searchAll(all));
      list.push(listAll(all));
    }
  }
  const write = fineMilliseconds;
  const many = (size: number): string => size.toLocaleString('en');
  return {
    notes: [
      `The slowest of ${TYPED.length} searches, and of three lists with a filter and counted facets, in a generated catalogue; without the network.`,
    ],
    rows: figures.flatMap(({ size, search, list }) => [
      row({ what: `search in ${many(size)} games`, values: search, write, ...(size === 10_000 && { goal: GOAL }) }),
      row({ what: `a narrowed list of ${many(size)} games`, values: list, write }),
    ]),
  };
}

export const search: Table = { id: 'search', title: 'Search as you type', measure };
