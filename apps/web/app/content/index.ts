export { contactQuery, footerTextsQuery, noticeTextQuery, promoQuery } from './frame-queries.ts';
export { bannersQuery, menusQuery, pagesQuery, SLIDER } from './queries.ts';
export { HtmlText } from './html-text.tsx';
