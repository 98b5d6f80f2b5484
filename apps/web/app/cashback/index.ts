export { useCashbackCard } from './card-place.tsx';
export { cashbackShareQuery } from './queries.ts';
