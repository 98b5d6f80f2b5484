export { followPoints } from './follow.ts';
export { pointsQuery, ratesQuery, termsQuery } from './queries.ts';
