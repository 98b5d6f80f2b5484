import { spawn } from 'node:child_process';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

const CHILD = join(import.meta.dirname, 'child.ts');

/** Takes pictures apart that were written one after another, each behind its length. */
function apart(bytes: Buffer): Buffer[] {
  const pictures: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = at + 4 + bytes.readUInt32BE(at);
    pictures.push(bytes.subarray(at + 4, end));
    at = end;
  }
  return pictures;
}

function once(svgs: readonly string[], width: number): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CHILD, String(width)], { stdio: ['pipe', 'pipe', 'pipe'] });
    const pictures: Buffer[] = [];
    const complaint: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => pictures.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => complaint.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(apart(Buffer.concat(pictures)));
      else
        reject(
          new Error(
            `The renderer ended with ${String(code)}: ${Buffer.concat(complaint).toString('utf8').slice(-400)}`,
          ),
        );
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(JSON.stringify(svgs));
  });
}

/** Draws an SVG to PNG at a width in pixels, in a child process, with one retry. */
export async function render(svg: string, width: number): Promise<Buffer> {
  const [picture] = await once([svg], width).catch(() => once([svg], width));
  if (picture === undefined) throw new Error('The renderer drew nothing');
  return picture;
}

/** Draws several small pictures in one child process; one by one when it ends early. */
export async function renderAll(svgs: readonly string[], width: number): Promise<Buffer[]> {
  const together = await once(svgs, width).catch(() => []);
  return together.length === svgs.length ? together : Promise.all(svgs.map((svg) => render(svg, width)));
}

/** The last touch of every opaque picture: more colour, more contrast, crisper edges. */
export function grade(png: Buffer): Sharp {
  return sharp(png).removeAlpha().modulate({ saturation: 1.16 }).linear(1.1, -9).sharpen({ sigma: 0.8 });
}
