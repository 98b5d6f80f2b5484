export interface RocketPose {
  x: number;
  y: number;
  /** Length of the body in pixels. */
  size: number;
  /** Direction of the nose; 0 is to the right. */
  angle: number;
  /** Strength of the flame, 0 to 1. */
  flame: number;
}

/** Draws the rocket with its middle at a point, nose ahead. */
export function drawRocket(context: CanvasRenderingContext2D, { x, y, size, angle, flame }: RocketPose): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.scale(size / 100, size / 100);
  drawFlame(context, flame);
  drawFin(context, 1);
  drawFin(context, -1);
  drawBody(context);
  drawWindow(context);
  context.restore();
}

function drawFlame(context: CanvasRenderingContext2D, strength: number): void {
  const length = 20 + 62 * strength;
  const fire = context.createLinearGradient(-44, 0, -44 - length, 0);
  fire.addColorStop(0, '#fff3d6');
  fire.addColorStop(0.3, '#ffb355');
  fire.addColorStop(0.7, '#ff634f');
  fire.addColorStop(1, 'rgb(242 49 127 / 0)');
  context.fillStyle = fire;
  context.beginPath();
  context.moveTo(-42, -13);
  context.quadraticCurveTo(-44 - length * 0.5, -16, -44 - length, 0);
  context.quadraticCurveTo(-44 - length * 0.5, 16, -42, 13);
  context.fill();
}

function drawFin(context: CanvasRenderingContext2D, side: 1 | -1): void {
  const paint = context.createLinearGradient(-48, 0, 0, 34 * side);
  paint.addColorStop(0, '#c21f52');
  paint.addColorStop(1, '#ff634f');
  context.fillStyle = paint;
  context.beginPath();
  context.moveTo(-6, 14 * side);
  context.quadraticCurveTo(-30, 20 * side, -52, 38 * side);
  context.quadraticCurveTo(-50, 18 * side, -40, 12 * side);
  context.closePath();
  context.fill();
}

function drawBody(context: CanvasRenderingContext2D): void {
  const metal = context.createLinearGradient(0, -22, 0, 24);
  metal.addColorStop(0, '#ffffff');
  metal.addColorStop(0.5, '#d0e0f2');
  metal.addColorStop(1, '#8497b8');
  context.fillStyle = metal;
  context.beginPath();
  context.moveTo(54, 0);
  context.bezierCurveTo(36, -24, 0, -26, -42, -15);
  context.lineTo(-42, 15);
  context.bezierCurveTo(0, 26, 36, 24, 54, 0);
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = '#f2317f';
  context.beginPath();
  context.moveTo(54, 0);
  context.bezierCurveTo(44, -14, 38, -18, 30, -20);
  context.quadraticCurveTo(24, 0, 30, 20);
  context.bezierCurveTo(38, 18, 44, 14, 54, 0);
  context.fill();
  context.fillStyle = '#2a3850';
  context.fillRect(-44, -16, 7, 32);
  context.restore();
}

function drawWindow(context: CanvasRenderingContext2D): void {
  const glass = context.createRadialGradient(5, -3, 1, 8, 0, 10);
  glass.addColorStop(0, '#b9f0ff');
  glass.addColorStop(1, '#2c6fd1');
  context.fillStyle = '#40598a';
  context.beginPath();
  context.arc(8, 0, 11, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = glass;
  context.beginPath();
  context.arc(8, 0, 8, 0, Math.PI * 2);
  context.fill();
}
