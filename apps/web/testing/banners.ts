import type { Banner } from '@cosmodrome/contract/http/content';

/** A banner of the lobby's carousel for everybody, with a button and nothing else. */
export const banner = (title: string, more: Partial<Banner> = {}): Banner => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  title: { text: title },
  description: { text: 'What it is about.' },
  categories: ['slider-index-top'],
  groupIds: [],
  logged: null,
  identity: title,
  liveTime: { start: null, end: null },
  image: null,
  gradient: null,
  labels: [],
  button: { name: 'See more', url: '/pokies/all', type: 'link', frontendIdentifier: null, attrs: {} },
  secondButton: null,
  timer: null,
  variables: {},
  order: {},
  ...more,
});
