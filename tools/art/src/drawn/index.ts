import type { Canvas } from '../canvas.ts';
import { el } from '../svg.ts';
import { chips, fan } from './cards.ts';
import { flights } from './crash.ts';
import { luckyCoin, tripleBar, tripleSeven } from './enamel.ts';
import { wheel } from './roulette.ts';
import { seven } from './seven.ts';

/** A thin double frame: table games read as a family by it. */
function frame({ width, height }: Canvas, colour: string): string {
  const line = (inset: number, thick: number, opacity: number): string =>
    el('rect', {
      x: inset,
      y: inset,
      width: width - inset * 2,
      height: height - inset * 2,
      rx: 22,
      fill: 'none',
      stroke: colour,
      'stroke-width': thick,
      opacity,
    });
  return line(12, 3, 0.95) + line(19, 1, 0.7);
}

const CARD_FACE = 'Playfair Display SC';

/** Objects that are drawn rather than taken from an icon set, by the name in the specification. */
export const drawings: Readonly<Record<string, (canvas: Canvas) => string>> = {
  ...flights,
  seven,
  tripleBar,
  tripleSeven,
  luckyCoin,
  rouletteGold: (canvas) => frame(canvas, '#f0d28a') + wheel(canvas, [240, 238], 196, 0.9, 'gold', 8),
  rouletteSilver: (canvas) =>
    frame(canvas, '#cfe0f5') +
    wheel(canvas, [240, 244], 198, 0.72, 'silver', 64) +
    chips([92, 408], 40, 4, '#2b6de0') +
    chips([392, 414], 38, 3, '#8d99ad'),
  rouletteLow: (canvas) =>
    frame(canvas, '#ffd98a') +
    wheel(canvas, [240, 330], 250, 0.5, 'gold', 150) +
    chips([240, 150], 58, 5, '#d3122d') +
    chips([146, 180], 46, 3, '#17181f') +
    chips([334, 180], 46, 4, '#0d9a52'),
  blackjackBlue: (canvas) =>
    frame(canvas, '#cfe0f5') +
    fan(
      canvas,
      [
        { rank: 'A', suit: 'spade' },
        { rank: 'J', suit: 'heart' },
      ],
      [240, 214],
      196,
      17,
      CARD_FACE,
    ) +
    chips([104, 400], 46, 4, '#d3122d') +
    chips([374, 404], 46, 3, '#2b6de0'),
  blackjackRed: (canvas) =>
    frame(canvas, '#ffd98a') +
    fan(
      canvas,
      [
        { rank: '9', suit: 'diamond' },
        { rank: 'K', suit: 'club' },
        { rank: '2', suit: 'heart' },
      ],
      [240, 216],
      178,
      15,
      CARD_FACE,
    ) +
    chips([240, 402], 48, 5, '#e0a72c') +
    chips([132, 412], 40, 3, '#17181f') +
    chips([348, 412], 40, 3, '#17181f'),
  rouletteSide: (canvas) =>
    frame(canvas, '#e8b8ff') +
    wheel(canvas, [470, 250], 300, 0.94, 'gold', 110) +
    chips([96, 250], 54, 5, '#7a3dff') +
    chips([150, 372], 50, 3, '#e0a72c') +
    chips([70, 396], 44, 4, '#17181f'),
  roulettePair: (canvas) =>
    frame(canvas, '#bfe8d0') +
    wheel(canvas, [150, 178], 150, 0.8, 'silver', 12) +
    wheel(canvas, [322, 318], 170, 0.8, 'gold', 200),
  rouletteOver: (canvas) =>
    frame(canvas, '#ffcf8a') +
    wheel(canvas, [240, 20], 320, 0.86, 'gold', 180) +
    chips([110, 378], 52, 5, '#d3122d') +
    chips([240, 404], 58, 6, '#0d9a52') +
    chips([372, 378], 52, 4, '#2b6de0'),
  rouletteNight: (canvas) =>
    frame(canvas, '#8fb4ff') +
    wheel(canvas, [240, 226], 206, 0.98, 'silver', 240) +
    chips([70, 424], 38, 2, '#2b6de0') +
    chips([412, 424], 38, 2, '#e0a72c'),
  blackjackAces: (canvas) =>
    frame(canvas, '#bfe8d0') +
    fan(
      canvas,
      [
        { rank: 'A', suit: 'heart' },
        { rank: 'A', suit: 'club' },
        { rank: 'A', suit: 'diamond' },
        { rank: 'A', suit: 'spade' },
      ],
      [240, 232],
      168,
      13,
      CARD_FACE,
    ),
  blackjackKing: (canvas) =>
    frame(canvas, '#ffcf8a') +
    fan(
      canvas,
      [
        { rank: 'K', suit: 'diamond' },
        { rank: 'A', suit: 'diamond' },
      ],
      [180, 226],
      214,
      9,
      CARD_FACE,
    ) +
    chips([394, 250], 52, 7, '#17181f') +
    chips([386, 396], 56, 4, '#d3122d'),
  blackjackNight: (canvas) =>
    frame(canvas, '#8fb4ff') +
    fan(
      canvas,
      [
        { rank: '10', suit: 'spade' },
        { rank: 'A', suit: 'spade' },
      ],
      [296, 224],
      200,
      24,
      CARD_FACE,
    ) +
    chips([84, 236], 46, 6, '#e0a72c') +
    chips([120, 384], 52, 4, '#7a3dff'),
  blackjackSplit: (canvas) =>
    frame(canvas, '#e8b8ff') +
    fan(
      canvas,
      [
        { rank: '8', suit: 'heart' },
        { rank: '3', suit: 'spade' },
      ],
      [142, 180],
      142,
      12,
      CARD_FACE,
    ) +
    fan(
      canvas,
      [
        { rank: '8', suit: 'club' },
        { rank: 'Q', suit: 'heart' },
      ],
      [330, 300],
      152,
      12,
      CARD_FACE,
    ) +
    chips([382, 132], 44, 4, '#d3122d') +
    chips([94, 386], 44, 4, '#2b6de0'),
};
