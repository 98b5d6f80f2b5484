import { CanvasSource, Texture } from 'pixi.js';

function drawn(width: number, height: number, draw: (context: CanvasRenderingContext2D) => void): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (context) draw(context);
  return new Texture({ source: new CanvasSource({ resource: canvas }) });
}

/** The gold frame around a winning symbol, with the light it throws inwards. */
export function goldFrame(width: number, height: number): Texture {
  return drawn(width, height, (context) => {
    const edge = Math.max(2, width * 0.022);
    const box = [edge, edge, width - 2 * edge, height - 2 * edge, Math.min(width, height) * 0.11] as const;
    const light = context.createRadialGradient(width / 2, height / 2, 0, width / 2, height / 2, width * 0.62);
    light.addColorStop(0, 'rgb(255 214 120 / .34)');
    light.addColorStop(1, 'rgb(255 190 80 / .06)');
    context.beginPath();
    context.roundRect(...box);
    context.fillStyle = light;
    context.fill();
    context.shadowColor = 'rgb(255 196 84 / .8)';
    context.shadowBlur = edge * 3;
    context.lineWidth = edge;
    const gold = context.createLinearGradient(0, 0, 0, height);
    gold.addColorStop(0, '#fff0bd');
    gold.addColorStop(1, '#f4c65a');
    context.strokeStyle = gold;
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
