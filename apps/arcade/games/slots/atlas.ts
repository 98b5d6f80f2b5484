import { readFile } from '../../frame/client.ts';
import { ImageSource, Rectangle, Texture } from 'pixi.js';

/** Frames of an atlas by symbol role, in pixels of its picture. */
export interface Atlas {
  url: string;
  width: number;
  height: number;
  frames: ReadonlyMap<string, { x: number; y: number; w: number; h: number }>;
  textures: ReadonlyMap<string, Texture>;
}

interface AtlasFile {
  frames: Record<string, { frame: { x: number; y: number; w: number; h: number } }>;
  meta: { image: string; size: { w: number; h: number } };
}

/**
 * Loads the symbols of a theme: one picture and where each role lies in it.
 * @throws CallError `offline` when no answer came
 */
export async function loadAtlas(name: string): Promise<Atlas> {
  const frames = await readFile(`/arcade/art/symbols/${name}.json`);
  const file = JSON.parse(await frames.text()) as AtlasFile;
  const url = `/arcade/art/symbols/${file.meta.image}`;
  const picture = await createImageBitmap(await readFile(url));
  const source = new ImageSource({
    resource: picture,
    alphaMode: 'premultiply-alpha-on-upload',
    autoGenerateMipmaps: true,
  });
  const entries = Object.entries(file.frames).map(([role, { frame }]) => [role, frame] as const);
  return {
    url,
    width: file.meta.size.w,
    height: file.meta.size.h,
    frames: new Map(entries),
    textures: new Map(
      entries.map(([role, { x, y, w, h }]) => [role, new Texture({ source, frame: new Rectangle(x, y, w, h) })]),
    ),
  };
}
