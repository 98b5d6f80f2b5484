import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { later } from '../platform/device/later.ts';
import { cashbackShareQuery } from './queries.ts';

/** Complete as the server wrote it for guests; what is the player's comes a moment later into the place that is kept. */
const Card = later(() => import('./card.tsx'));
const place = (
  <Suspense key="cashback" fallback={<div className="ui-promo-tile is-waited-for" />}>
    <Card />
  </Suspense>
);

/** The first card among live games (spec 2.6); undefined where there is no cashback. */
export const useCashbackCard = () => {
  const { data } = useQuery(cashbackShareQuery());
  return typeof data?.bp === 'number' ? place : undefined;
};
