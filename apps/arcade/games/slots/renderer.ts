import 'pixi.js/unsafe-eval';
import { isWebGLSupported, WebGLRenderer, type Renderer } from 'pixi.js';

/** A renderer on a canvas: WebGL, or the plain canvas where there is none. Named one by one, so that WebGPU stays out. */
export async function openRenderer(canvas: HTMLCanvasElement): Promise<Renderer> {
  const renderer: Renderer = isWebGLSupported()
    ? new WebGLRenderer()
    : (await import('./canvas-renderer.ts')).canvasRenderer();
  await renderer.init({
    canvas,
    backgroundAlpha: 0,
    antialias: true,
    resolution: Math.min(2, devicePixelRatio),
    autoDensity: true,
    manageImports: false,
    hello: false,
  });
  return renderer;
}
