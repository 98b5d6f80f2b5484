export { followPoints } from './follow.ts';
export { pointsQuery, ratesQuery, termsQuery } from './queries.ts';
export { LevelPicture } from './parts/picture.tsx';
