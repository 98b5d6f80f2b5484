import { CanvasSource, Texture } from 'pixi.js';

function drawn(width: number, height: number, draw: (context: CanvasRenderingContext2D) => void): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (context) draw(context);
  return new Texture({ source: new CanvasSource({ resource: canvas }) });
}

/** How far the light of a frame reaches beyond its cell, as a share of the cell. */
export const GLOW = 0.16;

/** The gold frame around a winning symbol, with the light it throws inwards, and outwards over the cells beside it. */
export function goldFrame(width: number, height: number): Texture {
  const [beside, above] = [width * GLOW, height * GLOW];
  return drawn(width + 2 * beside, height + 2 * above, (context) => {
    const edge = Math.max(3, width * 0.026);
    const box = [
      beside + edge,
      above + edge,
      width - 2 * edge,
      height - 2 * edge,
      Math.min(width, height) * 0.11,
    ] as const;
    const middle = [beside + width / 2, above + height / 2] as const;
    const light = context.createRadialGradient(...middle, 0, ...middle, width * 0.62);
    light.addColorStop(0, 'rgb(255 214 120 / .42)');
    light.addColorStop(1, 'rgb(255 190 80 / .1)');
    context.beginPath();
    context.roundRect(...box);
    context.fillStyle = light;
    context.fill();
    context.lineWidth = edge;
    const gold = context.createLinearGradient(0, above, 0, above + height);
    gold.addColorStop(0, '#fff0bd');
    gold.addColorStop(1, '#f4c65a');
    context.strokeStyle = gold;
    // Wide and soft, then narrow and bright.
    context.shadowColor = 'rgb(255 184 64 / .75)';
    context.shadowBlur = Math.min(beside, above);
    context.stroke();
    context.shadowColor = 'rgb(255 214 120 / .9)';
    context.shadowBlur = edge * 2;
    context.stroke();
  });
}

/** A gold coin for the shower of a big win. */
export function coin(size: number): Texture {
  return drawn(size, size, (context) => {
    const middle = size / 2;
    const face = context.createRadialGradient(middle * 0.7, middle * 0.6, 0, middle, middle, middle);
    face.addColorStop(0, '#fff6c9');
    face.addColorStop(0.5, '#ffc22e');
    face.addColorStop(1, '#a85a06');
    context.fillStyle = face;
    context.beginPath();
    context.arc(middle, middle, middle * 0.94, 0, Math.PI * 2);
    context.fill();
    context.lineWidth = size * 0.06;
    context.strokeStyle = 'rgb(120 62 4 / .7)';
    context.beginPath();
    context.arc(middle, middle, middle * 0.66, 0, Math.PI * 2);
    context.stroke();
  });
}
