import { CanvasRenderer, type Renderer } from 'pixi.js';

/** The renderer for machines without WebGL; loaded only there. */
export const canvasRenderer = (): Renderer => new CanvasRenderer();
