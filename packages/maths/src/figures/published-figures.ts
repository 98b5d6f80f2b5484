import type { Figures } from '../model.ts';
import { published } from './published.ts';

/** The committed figures of a model. Throws when there are none: a model without figures may not be played. */
export function publishedFigures(id: string): Figures {
  const figures = published[id];
  if (figures === undefined) throw new Error(`no published figures for model ${id}`);
  return figures;
}
