import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { placeBannersQuery } from '../content/index.ts';
import { later } from '../platform/device/later.ts';
import { useSite } from '../platform/site.ts';
import { BannersSkeleton } from './components/banners-skeleton.tsx';

const Carousel = later(() => import('./components/place-carousel.tsx'));

/** The carousel of a page beside the lobby; nothing where its place has no banners. */
export function PlaceBanners({ place }: { place: string }) {
  const { locale } = useSite();
  const { data = [] } = useQuery(placeBannersQuery(locale, place));
  // The same element for every drawing: a boundary that is still as the server wrote it is then left alone.
  const carousel = useMemo(
    () => (
      <Suspense fallback={<BannersSkeleton />}>
        <Carousel place={place} />
      </Suspense>
    ),
    [place],
  );
  return data.length === 0 ? null : carousel;
}
