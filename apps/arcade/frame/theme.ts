import type { Theme } from '../api/calls.ts';

/** A theme as custom properties: its colours, and the scene for both shapes of the frame. */
export function dress(node: HTMLElement, { palette, scene }: Theme): void {
  const values: Record<string, string> = {
    '--sky-top': palette.sky.top,
    '--sky-mid': palette.sky.mid,
    '--sky-low': palette.sky.low,
    '--glow': palette.glow,
    '--rim': palette.rim,
  };
  if (scene !== null) {
    values['--landscape'] = `url(/arcade/art/scenes/${scene}-landscape.avif)`;
    values['--portrait'] = `url(/arcade/art/scenes/${scene}-portrait.avif)`;
  }
  for (const [name, value] of Object.entries(values)) node.style.setProperty(name, value);
}
