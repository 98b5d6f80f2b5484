import { useQuery } from '@tanstack/react-query';
import { placeBannersQuery } from '../../content/index.ts';
import { useSite } from '../../platform/site.ts';
import { Carousel } from './banners.tsx';

/** The carousel of a page beside the lobby. */
export default function PlaceCarousel({ place }: { place: string }) {
  const { data = [] } = useQuery(placeBannersQuery(useSite().locale, place));
  return <Carousel place={place} banners={data} />;
}
