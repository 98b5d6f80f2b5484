import { selectQuery } from '../games/index.ts';
import { defineLoad } from '../platform/queries/load.ts';
import { thumbsOf } from './parts/area-page.tsx';
import { tournamentsQuery } from './queries.ts';

/** What every list of tournaments reads for its document. */
export const areaLoad = defineLoad(async ({ want }) => {
  const tournaments = (await want(tournamentsQuery())) ?? [];
  const thumbs = thumbsOf(tournaments.filter(({ in_progress: runs }) => runs));
  if (thumbs.length > 0) await want(selectQuery(thumbs));
});
