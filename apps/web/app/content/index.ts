export { contactQuery, footerTextsQuery, licenceQuery, promoQuery } from './frame-queries.ts';
export { bannersQuery, menusQuery, pagesQuery, SLIDER } from './queries.ts';
export { trusted } from './trusted-html.ts';
