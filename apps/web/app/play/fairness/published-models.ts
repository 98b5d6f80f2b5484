import type { Figures, Family } from '@cosmodrome/maths/model';

/** A model's published figures, as the server sends them with the page. */
export interface PublishedModel {
  id: string;
  family: Family;
  lines: number | null;
  ways: number | null;
  figures: Figures;
}

/** Every model by family and id. For the server: the browser gets only the result. */
export async function publishedModels(): Promise<PublishedModel[]> {
  const { models } = await import('@cosmodrome/maths/models');
  return Object.values(models).map(({ id, family, lines, ways, figures }) => ({ id, family, lines, ways, figures }));
}
