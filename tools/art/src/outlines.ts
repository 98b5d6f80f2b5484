import type { PathCommand } from 'opentype.js';
import { font } from './faces.ts';
import { n } from './svg.ts';

/** One row of text as straight pieces and curves, in a box from (0, 0) to (width, height). */
export interface Outline {
  commands: PathCommand[];
  width: number;
  height: number;
}

/** Moves a point of a fitted row: `u` and `v` run from 0 to 1 over its width and height. */
export type Warp = (x: number, y: number, u: number, v: number) => readonly [number, number];

type Pair = 'x' | 'x1' | 'x2';
const PAIRS: readonly [Pair, 'y' | 'y1' | 'y2'][] = [
  ['x', 'y'],
  ['x1', 'y1'],
  ['x2', 'y2'],
];

function pointsOf(command: PathCommand): readonly [Pair, 'y' | 'y1' | 'y2'][] {
  if (command.type === 'Z') return [];
  return PAIRS.slice(0, command.type === 'C' ? 3 : command.type === 'Q' ? 2 : 1);
}

/** Cuts straight lines into four, so that a warp can bend them. */
function subdivide(commands: readonly PathCommand[]): PathCommand[] {
  const out: PathCommand[] = [];
  let last = { x: 0, y: 0 };
  for (const command of commands) {
    if (command.type === 'L') {
      for (let step = 1; step <= 4; step++) {
        const share = step / 4;
        out.push({ ...command, x: last.x + (command.x - last.x) * share, y: last.y + (command.y - last.y) * share });
      }
    } else {
      out.push({ ...command });
    }
    if (command.type !== 'Z') last = { x: command.x, y: command.y };
  }
  return out;
}

/** Sets a row in a face, with its box moved to the origin; `straight` when no warp will bend it. Sizes are in units of a 200 px em. */
export function setRow(text: string, face: string, letterSpacing: number, { straight = false } = {}): Outline {
  const drawn = font(face).getPath(text, 0, 0, 200, { kerning: true, letterSpacing }).commands;
  const commands = straight ? drawn : subdivide(drawn);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const command of commands) {
    for (const [xName, yName] of pointsOf(command)) {
      left = Math.min(left, command[xName]);
      right = Math.max(right, command[xName]);
      top = Math.min(top, command[yName]);
      bottom = Math.max(bottom, command[yName]);
    }
  }
  for (const command of commands) {
    for (const [xName, yName] of pointsOf(command)) {
      command[xName] -= left;
      command[yName] -= top;
    }
  }
  return { commands, width: right - left, height: bottom - top };
}

/** Path data of a row stretched into a box and bent. */
export function drawRow(outline: Outline, x: number, y: number, width: number, height: number, warp: Warp): string {
  const place = (px: number, py: number): string => {
    const u = px / outline.width;
    const v = py / outline.height;
    const [wx, wy] = warp(x + u * width, y + v * height, u, v);
    return `${n(wx)} ${n(wy)}`;
  };
  return outline.commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      const pairs = pointsOf(command);
      const ordered = [...pairs.slice(1), ...pairs.slice(0, 1)];
      return command.type + ordered.map(([xName, yName]) => place(command[xName], command[yName])).join(' ');
    })
    .join('');
}
