import type { Campaign } from '@cosmodrome/contract/http/promotions';

/** A campaign with a page of its own, for everybody and without an end. */
export const campaign = (slug: string, more: Partial<Campaign> = {}): Campaign => ({
  slug,
  kind: 'page',
  section: 'pokies',
  enabled: true,
  groups: null,
  countries: null,
  start_at: null,
  end_at: null,
  art: 'night-launch',
  games: [],
  page: {
    title: `About ${slug}`,
    terms: `Terms of ${slug}.`,
    text: [`All of ${slug}.`],
    button: 'Go on',
    url: '/pokies/all',
  },
  ...more,
});
