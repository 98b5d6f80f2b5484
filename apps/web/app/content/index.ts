export { brandQuery, footerTextsQuery, noticeTextQuery, promoQuery } from './frame-queries.ts';
export { JACKPOTS_TOP, placeBannersQuery } from './place-banners.ts';
export { bannersQuery, menusQuery, openCountriesQuery, pagesQuery, placeQuery, SLIDER } from './queries.ts';
export { HtmlText } from './html-text.tsx';
