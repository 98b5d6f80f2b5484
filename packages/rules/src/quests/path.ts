import { questSizes, type QuestSize } from './sizes.ts';

/** A place on the picture of a quest, in thousandths of its width and height. */
export type Position = readonly [x: number, y: number];

interface QuestPath {
  /** On a wide screen, where the words of the quest stand at the upper left. */
  readonly wide: readonly Position[];
  /** On a phone, where the words stand above the path. */
  readonly tall: readonly Position[];
  /** How high it is there, in pixels. */
  readonly tallHeight: number;
}

/** Where the levels stand (spec 3), by how many there are, from the first one. */
const PATHS: Readonly<Record<number, QuestPath>> = {
  6: {
    wide: [
      [80, 850],
      [240, 900],
      [400, 850],
      [560, 900],
      [730, 830],
      [830, 560],
    ],
    tall: [
      [170, 800],
      [480, 750],
      [800, 700],
      [830, 300],
      [520, 250],
      [200, 200],
    ],
    tallHeight: 340,
  },
  15: {
    wide: [
      [65, 863],
      [162, 905],
      [260, 870],
      [358, 909],
      [460, 887],
      [574, 916],
      [682, 863],
      [784, 901],
      [890, 841],
      [918, 671],
      [821, 596],
      [720, 640],
      [625, 570],
      [590, 422],
      [684, 263],
    ],
    tall: [
      [170, 920],
      [480, 900],
      [800, 880],
      [830, 720],
      [520, 700],
      [200, 680],
      [170, 520],
      [480, 500],
      [800, 480],
      [830, 320],
      [520, 300],
      [200, 280],
      [170, 120],
      [480, 100],
      [800, 90],
    ],
    tallHeight: 750,
  },
  25: {
    wide: [
      [50, 865],
      [158, 905],
      [266, 865],
      [374, 905],
      [482, 865],
      [590, 905],
      [698, 865],
      [806, 905],
      [914, 865],
      [930, 645],
      [842, 680],
      [754, 645],
      [666, 680],
      [578, 645],
      [490, 680],
      [485, 515],
      [571, 480],
      [657, 515],
      [743, 480],
      [829, 515],
      [915, 480],
      [925, 305],
      [835, 335],
      [740, 300],
      [620, 270],
    ],
    tall: [
      [170, 958],
      [480, 947],
      [800, 936],
      [830, 853],
      [520, 842],
      [200, 831],
      [170, 748],
      [480, 737],
      [800, 726],
      [830, 643],
      [520, 632],
      [200, 620],
      [170, 537],
      [480, 526],
      [800, 515],
      [830, 432],
      [520, 421],
      [200, 410],
      [170, 327],
      [480, 316],
      [800, 305],
      [830, 222],
      [520, 211],
      [200, 199],
      [500, 62],
    ],
    tallHeight: 1340,
  },
};

/** Where the levels of a size stand. */
export function pathOf(size: QuestSize): QuestPath {
  const path = PATHS[questSizes[size].levels];
  if (!path) throw new Error(`there is no path for ${size}`);
  return path;
}
